import { en as interviewsEn } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es as interviewsEs } from '#domain/hiring/interviews/interviews.mail.es.ts'
import { interviewScreens } from '#domain/hiring/interviews/interviews.screens.ts'
import type { MailTemplate } from '#domain/hiring/notifications/built-in-template.rules.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../../platform/mail/mail-parts.ts'
import { composeStageMail, texts } from './stage-mail.ts'

interface Sample {
  readonly stage: Stage
  readonly language: Language
  readonly template: MailTemplate
  readonly site: MailSite
  readonly timeZone: string
  readonly now: Date
}

const daysAhead = 3
const interviewTexts = { es: interviewsEs, en: interviewsEn }

/** An interview that is made up. */
export function sampleInterview({ language, timeZone, now }: Pick<Sample, 'language' | 'timeZone' | 'now'>) {
  const date = calendarDay(new Date(now.getTime() + daysAhead * dayMs), timeZone)
  const sender = texts[language]['notification.mail.sample_sender']
  return { date, from: '10:00', to: '10:45', sender, place: '', note: '', timeZone }
}

/** The e-mail of a template by the code that makes the real one, for a person, a vacancy and an interview that are made up (TPL-01). */
export function composeSampleMail({ timeZone, now, ...mail }: Sample) {
  const of = texts[mail.language]
  const interview = sampleInterview({ ...mail, timeZone, now })
  const answer = interviewTexts[mail.language]['interviews.mail.answer']
  const answerLink = mailedLink(answer, mail.site.url, interviewScreens.answerInterview.to({ token: 'x' }), mail.language)
  return composeStageMail({
    ...mail,
    ...(isInterview(mail.stage) && { interview, answerLink }),
    applicant: of['notification.mail.sample_applicant'],
    job: of['notification.mail.sample_job'],
  })
}
