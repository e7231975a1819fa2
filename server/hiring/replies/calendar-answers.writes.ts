import { limits } from '#domain/kernel/limits.ts'
import type { CalendarOutcome } from '#domain/mail/calendar-reply.rules.ts'
import type { Parsed } from '../../platform/mail/incoming/parsed.ts'
import { answerByCalendar } from '../interviews/answers.writes.ts'
import type { About, OutgoingRow } from './receiving.reads.ts'
import type { Receiving } from './stored-replies.writes.ts'

type Taken = Omit<Parsed, 'calendar'> & { readonly calendar?: CalendarOutcome }

/**
 * Takes the answer of a calendar to an interview that a message carries (SPEC-61). The message is then shown only for words that the answer
 * does not say, and for files; one whose answer is not taken is a reply that says why.
 */
export async function takeCalendarAnswer(
  platform: Receiving,
  { calendar: reply, ...message }: Parsed,
  { applicationId, email }: About,
  mail: OutgoingRow | undefined,
): Promise<Taken> {
  if (!reply) return message
  const comment = reply.comment || (reply.hasProgramWords ? '' : message.text)
  const text = comment || message.text
  const addresses = [email, mail?.to_address.toLowerCase() ?? email]
  const calendar =
    applicationId === null ? 'unknown' : await answerByCalendar(platform, { ...reply, comment }, { applicationId, addresses })
  const isInAnswer = reply.answer === 'accepted' ? comment === '' : comment.length < limits.text.description / 2
  const saysAll = calendar === 'taken' && isInAnswer && message.attachments.length === 0
  return { ...message, text, calendar, isAutomatic: saysAll, isUncertain: false }
}
