import type { MailTemplate } from '#domain/hiring/candidate-emails/built-in-template.rules.ts'
import { interviewScreens } from '#domain/hiring/interviews/interviews.screens.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import type { ComposedMail, MailContext } from '../../../platform/mail/mail-parts.ts'
import { layoutInvitation } from './interview-invitation.mail.ts'
import { stageTexts } from './stage-layout.ts'
import { stageNotificationMail } from './stage-notification.mail.ts'

export interface SampleFacts {
  readonly stage: Stage
  readonly template: MailTemplate
  /** The site's time zone. */
  readonly timeZone: string
  readonly now: Date
  /** The address that answers to the real e-mail reach; undefined when nobody reads them. */
  readonly teamAddress?: string | undefined
}

const daysAhead = 3

/** An interview that is made up. */
export function sampleInterview(language: Language, { timeZone, now }: Pick<SampleFacts, 'timeZone' | 'now'>) {
  const date = calendarDay(new Date(now.getTime() + daysAhead * dayMs), timeZone)
  const sender = stageTexts[language]['notification.mail.sample_sender']
  return { date, from: '10:00', to: '10:45', sender, place: '', note: '', timeZone }
}

/** The e-mail of a template with a made-up person, vacancy and interview. The functions of the real e-mails compose it (TPL-01). */
export function composeTemplateSample({
  language,
  site,
  stage,
  template,
  timeZone,
  now,
  teamAddress,
}: MailContext & SampleFacts): ComposedMail {
  const of = stageTexts[language]
  const sample = {
    language,
    site,
    template,
    applicant: of['notification.mail.sample_applicant'],
    firstName: of['notification.mail.sample_first_name'],
    job: of['notification.mail.sample_job'],
    teamAddress,
  }
  if (!isInterview(stage)) return stageNotificationMail.compose({ ...sample, stage })
  const answerUrl = mailedAddress(site.url, interviewScreens.answerInterview.to({ token: 'x' }), language)
  return layoutInvitation({ ...sample, interview: sampleInterview(language, { timeZone, now }), answerUrl })
}
