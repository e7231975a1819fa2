import { interviewerOf } from '#domain/hiring/interviews/interviews.rules.ts'
import type { MailTemplate } from '#domain/hiring/notifications/built-in-template.rules.ts'
import type { InterviewData } from '#domain/hiring/notifications/notifications.contract.ts'
import { en } from '#domain/hiring/notifications/notifications.mail.en.ts'
import { es } from '#domain/hiring/notifications/notifications.mail.es.ts'
import { meetingLink, variableValues } from '#domain/hiring/notifications/notifications.rules.ts'
import { formatMailDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { fillVariables, fillVariablesInHtml } from '#domain/mail/mail.rules.ts'
import { hoursOf } from '../../../platform/mail/mail-hours.ts'
import { layoutMail } from '../../../platform/mail/mail-layout.ts'
import type { MailFact, MailLink, MailSite } from '../../../platform/mail/mail-parts.ts'
import { sanitizeRichText } from '../../../platform/rich-text.ts'
import { linkOfStage } from './stage-link.ts'

export const texts = { es, en }

interface StageMail {
  readonly stage: Stage
  readonly language: Language
  readonly template: MailTemplate
  readonly applicant: string
  readonly job: string
  readonly interview?: (Omit<InterviewData, 'sender_email'> & { readonly timeZone: string }) | undefined
  readonly site: MailSite
  /** When the interview takes place on the applicant's own clocks, where these show another time. */
  readonly ownTime?: string | undefined
  /** The test to take next: the row of the applicant's profile. */
  readonly nextTest?: string | null | undefined
  /** Whether its texts were written for this e-mail alone; then its subject stays as it was written. */
  readonly ownWords?: boolean | undefined
  /** Whether it invites anew to an interview that has changed. */
  readonly replaces?: boolean | undefined
  /** Where an invitation is answered. */
  readonly answerLink?: MailLink | undefined
  /** Where the applicant confirms their address, while they have not. */
  readonly confirmUrl?: string | undefined
}

/** An e-mail about a stage as the applicant sees it (NTF-01, TPL-01): variables filled as text, markup cleaned after that (INJ-05). */
export function composeStageMail(mail: StageMail) {
  const {
    stage,
    language,
    template,
    applicant,
    job,
    interview,
    ownTime,
    nextTest,
    answerLink,
    replaces = false,
    ownWords = false,
    site,
    confirmUrl,
  } = mail
  const values = variableValues({ applicant, job, interview }, language)
  const of = texts[language]
  const subject = fillVariables(replaces && !ownWords ? of['notification.mail.changed_subject'] : template.subject, values)
  const replyTo = interview && interviewerOf(interview.sender).address
  const parts = {
    language,
    recipient: applicant,
    subject,
    intro: of[replaces ? 'notification.mail.changed' : 'notification.mail.description'],
    title: fillVariables(template.title, values),
    bodyHtml: sanitizeRichText(fillVariablesInHtml(template.messageHtml, values)),
    facts: factsOf({ job, interview, ownTime }, language),
    link: answerLink ?? linkOfStage(stage, language, site.url, nextTest),
    replyTo,
    confirmUrl,
    site,
  }
  return layoutMail(parts)
}

function factsOf(
  { job, interview, ownTime = '' }: Pick<StageMail, 'job' | 'interview' | 'ownTime'>,
  language: Language,
): MailFact[] {
  const of = texts[language]
  const vacancy = { label: of['notification.mail.vacancy'], value: job }
  if (!interview) return [vacancy]
  return [
    vacancy,
    { label: of['notification.mail.date'], value: formatMailDay(interview.date, language) },
    { label: of['notification.mail.from'], value: interview.from },
    { label: of['notification.mail.to'], value: interview.to },
    { label: of['notification.mail.time_zone'], value: hoursOf(interview.timeZone, language) },
    ...(ownTime ? [{ label: of['notification.mail.own_time'], value: ownTime }] : []),
    { label: of['notification.mail.sender'], value: interviewerOf(interview.sender).name },
    ...whereFacts(interview, language),
  ]
}

function whereFacts({ place, note }: Pick<InterviewData, 'place' | 'note'>, language: Language): MailFact[] {
  const of = texts[language]
  const href = meetingLink(place)
  return [
    { label: of[href ? 'notification.mail.meeting' : 'notification.mail.place'], value: place, href },
    { label: of['notification.mail.note'], value: note },
  ].filter(({ value }) => value !== '')
}
