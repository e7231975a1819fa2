import { attemptScreens } from '#domain/assessment/attempts/attempts.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { en } from '#domain/hiring/candidate-emails/candidate-emails.mail.en.ts'
import { es } from '#domain/hiring/candidate-emails/candidate-emails.mail.es.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'

const texts = { es, en }
const application = { label: 'notification.mail.open_application', path: applicationScreens.myApplications.to() } as const
const leadsTo = {
  apply: application,
  makeTest: application,
  firstInterview: application,
  secondInterview: application,
  approved: application,
  reject: { label: 'notification.mail.open_vacancies', path: vacancyScreens.jobs.to() },
} as const satisfies Record<Stage, { label: keyof typeof es; path: string }>

/** Where the e-mail of a stage leads: to the next test to take where there is one, and never to a section that may be locked (TST-21). */
export function linkOfStage(stage: Stage, language: Language, siteUrl: string, test: string | null = null) {
  const toTest = {
    label: 'notification.mail.open_test',
    path: attemptScreens.takeTest.to({ user_skill_uuid: test ?? '' }),
  } as const
  const { label, path } = stage === 'makeTest' && test ? toTest : leadsTo[stage]
  return mailedLink(texts[language][label], siteUrl, path, language)
}
