import IconFilterPlus from '@tabler/icons-react/dist/esm/icons/IconFilterPlus.mjs'
import { useRef } from 'react'
import { namedSkills } from '#domain/people/candidate-search/named-skills.rules.ts'
import { useSkillOptions } from '../../../assessment/questions/questions.queries.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import styles from './named-skills.module.css'

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
  const place = useRef<HTMLDivElement>(null)
  const skills = useSkillOptions().data ?? []
  const named = namedSkills(q, skills).filter(({ skill }) => skill.value !== chosen)
  return (
    <div ref={place} role="status" aria-label={t('pool.skill')} tabIndex={-1} className={styles.named}>
      {named.map(({ skill, rest }) => (
        <Button
          key={skill.value}
          tone="quiet"
          size="small"
          icon={<IconFilterPlus size={18} aria-hidden="true" />}
          onClick={() => {
            // The button disappears, so its place takes the focus.
            place.current?.focus({ preventScroll: true })
            onChoose(skill.value, rest)
          }}
        >
          {t('pool.by_skill', { skill: skill.label })}
        </Button>
      ))}
    </div>
  )
}
