import { calendarDay, formatMailDate } from '../kernel/dates.ts'
import type { Language } from '../kernel/languages.ts'
import type { FieldErrors } from '../kernel/refusals.ts'
import { isInterview, type Stage } from '../kernel/stages.ts'
import type { InterviewData } from './notifications.contract.ts'

/** Names that a template may hold as `{{name}}` (TPL-02); the last four only where the stage is an interview. */
const always = ['applicant', 'job'] as const
const ofInterviews = ['date', 'from', 'to', 'sender'] as const

export function variablesOfStage(stage: Stage): readonly string[] {
  return isInterview(stage) ? [...always, ...ofInterviews] : always
}

/** What the variables of one e-mail stand for, as plain text; dates as its language writes them (I18N-04). */
export function variableValues(
  about: { applicant: string; job: string; interview?: InterviewData | undefined },
  language: Language,
): Record<string, string> {
  const { applicant, job, interview } = about
  if (!interview) return { applicant, job }
  const { from, to, sender } = interview
  return { applicant, job, date: formatMailDate(interview.date, language), from, to, sender }
}

export interface InterviewTimes {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
}

/**
 * The instants of an interview, or what is wrong with it: it lies in the future, not centuries away, and ends after it starts (decision 43).
 * Times are those of `data.time_zone`, or of the site when none is named.
 */
export function interviewTimes(data: InterviewData, siteTimeZone: string, now: Date): InterviewTimes | { errors: FieldErrors } {
  const timeZone = data.time_zone || siteTimeZone
  if (!isTimeZone(timeZone)) return { errors: { 'interview_data.time_zone': ['notification.error.time_zone'] } }
  if (data.date < calendarDay(now, timeZone)) return { errors: { 'interview_data.date': ['notification.error.past'] } }
  const horizon = new Date(now.getTime() + horizonMs)
  if (data.date > calendarDay(horizon, timeZone)) return { errors: { 'interview_data.date': ['notification.error.too_far'] } }
  const startsAt = instantIn(timeZone, data.date, data.from)
  const endsAt = instantIn(timeZone, data.date, data.to)
  if (startsAt <= now) return { errors: { 'interview_data.from': ['notification.error.past'] } }
  if (endsAt <= startsAt) return { errors: { 'interview_data.to': ['notification.error.end_before_start'] } }
  return { startsAt, endsAt, timeZone }
}

/** The same complaint at each field of an interview that was not given at all. */
export function missingInterview(): FieldErrors {
  const fields = ['date', 'from', 'to', 'sender']
  return Object.fromEntries(fields.map((field) => [`interview_data.${field}`, ['notification.error.interview']]))
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const dayMs = 86_400_000
const horizonMs = 200 * 365 * dayMs

/**
 * The instant at which clocks of a time zone show a day and time: the first of two where clocks go back; a time that they skip
 * lands after the change.
 */
function instantIn(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const [earlier, later] = [asUtc - offsetMs(timeZone, asUtc - dayMs), asUtc - offsetMs(timeZone, asUtc + dayMs)]
  const isShownAt = (instant: number) => instant + offsetMs(timeZone, instant) === asUtc
  return new Date(isShownAt(later) && !isShownAt(earlier) ? later : earlier)
}

function offsetMs(timeZone: string, instant: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant
}
