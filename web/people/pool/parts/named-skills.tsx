import IconFilterPlus from '@tabler/icons-react/dist/esm/icons/IconFilterPlus.mjs'
import { namedSkills } from '#domain/people/pool/named-skills.rules.ts'
import { useSkillOptions } from '../../../assessment/questions/questions.queries.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'

interface Props {
  /** The words of the search. */
  q: string
  /** The skill that the list is filtered by already; empty for none. */
  chosen: string
  /** `rest` is the search without the words that name the skill. */
  onChoose(skill: string, rest: string): void
}

/** Filters by the skills that the words of the search name: words find CVs and profiles, not skills (CVS-03). */
export function NamedSkills({ q, chosen, onChoose }: Props) {
  const t = useText()
  const skills = useSkillOptions().data ?? []
  const named = namedSkills(q, skills).filter(({ skill }) => skill.value !== chosen)
  return named.map(({ skill, rest }) => (
    <Button
      key={skill.value}
      tone="quiet"
      size="small"
      icon={<IconFilterPlus size={18} aria-hidden="true" />}
      onClick={({ currentTarget }) => {
        // The button disappears, so the list takes the focus.
        currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
        onChoose(skill.value, rest)
      }}
    >
      {t('pool.by_skill', { skill: skill.label })}
    </Button>
  ))
}
