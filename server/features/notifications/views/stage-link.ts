import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { en } from '#domain/notifications/notifications.mail.en.ts'
import { es } from '#domain/notifications/notifications.mail.es.ts'
import { applicationScreens, userSkillScreens, vacancyScreens } from '#domain/screens.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'

const texts = { es, en }
const application = { label: 'notification.mail.open_application', path: applicationScreens.myApplications.to() } as const
const leadsTo = {
  apply: application,
  makeTest: { label: 'notification.mail.open_skills', path: userSkillScreens.userSkills.to() },
  firstInterview: application,
  secondInterview: application,
  approved: application,
  reject: { label: 'notification.mail.open_vacancies', path: vacancyScreens.jobs.to() },
} as const satisfies Record<Stage, { label: keyof typeof es; path: string }>

/** Where a candidate wants to go who reads the e-mail of a stage. */
export function linkOfStage(stage: Stage, language: Language, siteUrl: string) {
  const { label, path } = leadsTo[stage]
  return mailedLink(texts[language][label], siteUrl, path, language)
}
