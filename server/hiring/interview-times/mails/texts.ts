import { en as candidateEmailsEn } from '#domain/hiring/candidate-emails/candidate-emails.mail.en.ts'
import { es as candidateEmailsEs } from '#domain/hiring/candidate-emails/candidate-emails.mail.es.ts'
import { meetingLink } from '#domain/hiring/candidate-emails/candidate-emails.rules.ts'
import { en } from '#domain/hiring/interview-times/interview-times.mail.en.ts'
import { es } from '#domain/hiring/interview-times/interview-times.mail.es.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import type { MailFact } from '../../../platform/mail/mail-parts.ts'

export const timesTexts = { es: { ...candidateEmailsEs, ...es }, en: { ...candidateEmailsEn, ...en } }

interface Where {
  readonly interviewers: readonly string[]
  readonly place: string
  readonly note: string
}

/** With whom and where an interview takes place, and what to bear in mind. */
export function whereFacts({ interviewers, place, note }: Where, language: Language): MailFact[] {
  const of = timesTexts[language]
  const href = meetingLink(place)
  return [
    { label: of['notification.mail.sender'], value: interviewers.join(', ') },
    { label: of[href ? 'notification.mail.meeting' : 'notification.mail.place'], value: place, href },
    { label: of['notification.mail.note'], value: note },
  ].filter(({ value }) => value !== '')
}

/** Until when a time can be picked, moved or called off. */
export function limitSentence(hours: number, language: Language): string {
  const of = timesTexts[language]
  return hours === 1 ? of['times_mail.limit_one'] : fillVariables(of['times_mail.limit'], { count: String(hours) })
}
