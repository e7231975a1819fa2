import { attemptScreens } from '#domain/assessment/attempts/attempts.screens.ts'
import { languagesOfTest } from '#domain/assessment/skills/skills.rules.ts'
import type { UserSkillView } from '#domain/assessment/skills/user-skills.contract.ts'
import { nextStepOf } from '#domain/assessment/skills/user-skills.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import styles from './next-step.module.css'

/** The next step of a skill: a link to its test, a button for its dates, or the reason why there is none (SKL-01). */
export function NextStep({ row, onDates }: { row: UserSkillView; onDates(): void }) {
  const t = useText()
  const step = nextStepOf(row)
  if (step === 'no_test' || step === 'no_questions') return <Badge>{t(`my_skills.step.${step}`)}</Badge>
  const [language = 'es'] = languagesOfTest(row.ready)
  const hasEnded = step === 'none' || step === 'no_attempts'
  const words = hasEnded ? t('my_skills.see_test') : t(`my_skills.step.${step}`, { language: t(`my_skills.in.${language}`) })
  const name = t('my_skills.step_named', { step: words, skill: row.skill.name })
  if (step === 'dates')
    return (
      <Button tone="quiet" size="small" aria-label={name} onClick={onDates}>
        {words}
      </Button>
    )
  return (
    <span className={styles.step}>
      {step === 'no_attempts' && <Badge>{t('my_skills.step.no_attempts')}</Badge>}
      <LinkButton
        tone={step === 'continue' ? 'main' : 'quiet'}
        size="small"
        aria-label={name}
        to={attemptScreens.takeTest.to({ user_skill_uuid: row.uuid })}
      >
        {words}
      </LinkButton>
    </span>
  )
}
