import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'

/** The link out of a test (TST-01). */
export function BackToSkills({ tone = 'quiet' }: { tone?: 'main' | 'quiet' }) {
  const t = useText()
  return (
    <LinkButton tone={tone} to={userSkillScreens.userSkills.to()}>
      {t('attempts.back_to_skills')}
    </LinkButton>
  )
}
