import { knownTimeZone } from '../../kernel/known-time-zone.ts'
import type { FieldErrors } from '../../kernel/refusals.ts'
import type { InterviewStage } from '../../kernel/stages.ts'
import { senderOf } from '../interviews/interviews.rules.ts'
import { slotError } from '../interviews/slot.rules.ts'
import type { InterviewData } from './candidate-emails.contract.ts'

// For the server only, because not every browser has Temporal.

export interface InterviewTimes {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
}

/** An interview of a stage, with the interviewer's name and address in `sender`. */
export type Interview = Omit<InterviewData, 'sender_email'> & InterviewTimes & { readonly stage: InterviewStage }

/** The interview of a request, or its field errors as of `interviewTimes`. */
export function interviewOf(
  stage: InterviewStage,
  data: InterviewData,
  siteTimeZone: string,
  now: Date,
): Interview | { errors: FieldErrors } {
  const times = interviewTimes(data, siteTimeZone, now)
  return 'errors' in times ? times : { ...data, ...times, stage, sender: senderOf(data.sender, data.sender_email) }
}

/**
 * The start and end of an interview, or its field errors: it has to be in the future, not centuries away, and to end after it
 * starts (SPEC-43). Times are in `data.time_zone`, or in the site's zone when none is given.
 */
export function interviewTimes(
  data: Pick<InterviewData, 'date' | 'from' | 'to' | 'time_zone'>,
  siteTimeZone: string,
  now: Date,
): InterviewTimes | { errors: FieldErrors } {
  const timeZone = knownTimeZone(data.time_zone || siteTimeZone)
  if (timeZone === undefined) return { errors: { 'interview_data.time_zone': ['notification.error.time_zone'] } }
  const wrong = slotError(data, timeZone, now)
  if (wrong) return { errors: { [`interview_data.${wrong.field}`]: [wrong.message] } }
  const startsAt = instantIn(timeZone, data.date, data.from)
  const endsAt = instantIn(timeZone, data.date, data.to)
  if (startsAt <= now) return { errors: { 'interview_data.from': ['notification.error.past'] } }
  if (endsAt <= startsAt) return { errors: { 'interview_data.to': ['notification.error.end_before_start'] } }
  return { startsAt, endsAt, timeZone }
}

/**
 * The instant of a local date and time in a time zone. When clocks go back, it is the first of both. A time that clocks skip
 * falls after the change.
 */
function instantIn(timeZone: string, day: string, time: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)
}
