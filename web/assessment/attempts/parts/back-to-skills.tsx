import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'

interface Props {
  tone?: 'main' | 'quiet'
  /** Whether a link to the applications stands beside it. */
  besideApplications?: boolean
}

/** The link out of a test (TST-01): to the skills, or to the applications while an incomplete profile locks the skills (PRO-01). */
export function BackToSkills({ tone = 'quiet', besideApplications = false }: Props) {
  const t = useText()
  const areSkillsLocked = usePersonal().data?.data.complete === false
  if (areSkillsLocked && besideApplications) return null
  return (
    <LinkButton tone={tone} to={areSkillsLocked ? applicationScreens.myApplications.to() : userSkillScreens.userSkills.to()}>
      {t(areSkillsLocked ? 'attempts.back_to_applications' : 'attempts.back_to_skills')}
    </LinkButton>
  )
}
