import { en } from '#domain/hiring/interviews/interviews.mail.en.ts'
import { es } from '#domain/hiring/interviews/interviews.mail.es.ts'
import type { InterviewAnswer } from '#domain/hiring/interviews/interviews.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { CalendarReply } from '#domain/mail/calendar-reply.rules.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { mailPeriod } from '../../../platform/mail/mail-hours.ts'

const texts = { es, en }

interface Invited {
  readonly time_zone: string
  readonly job_language: Language
}

/** What a calendar answers, as an answer to the invitation; its note is in the language of the vacancy. */
export function answerOfCalendar(
  { answer, comment, proposed }: CalendarReply,
  { time_zone, job_language }: Invited,
): { readonly answer: InterviewAnswer; readonly note: string } {
  const of = texts[job_language]
  const noteOf = (written: string) => [written, comment].filter(Boolean).join('\n').slice(0, limits.text.description)
  if (answer === 'accepted') return { answer: 'confirmed', note: '' }
  if (answer === 'declined') return { answer: 'declined', note: noteOf('') }
  if (answer === 'tentative') return { answer: 'other_time', note: noteOf(of['interviews.mail.calendar_maybe']) }
  const when = periodOf(proposed, time_zone, job_language)
  return { answer: 'other_time', note: noteOf(fillVariables(of['interviews.mail.calendar_proposed'], { when })) }
}

/** Instants in the time zone of the interview; anything else as the calendar wrote it. */
function periodOf(proposed: readonly string[], timeZone: string, language: Language): string {
  const [from, to] = proposed.map((at) => (at.endsWith('Z') ? new Date(at) : undefined))
  const areInstants = from && to && !Number.isNaN(from.getTime()) && !Number.isNaN(to.getTime())
  return areInstants ? mailPeriod(from, to, timeZone, language) : proposed.join(' – ')
}
