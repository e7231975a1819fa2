import { calendarDay, clockTime, dayMs } from '../../kernel/dates.ts'

/** The lengths that the form of an invitation offers, in minutes. Any other is typed as the end. */
export const usualMinutes = [30, 45, 60] as const
/** The length until somebody chooses one. */
export const firstMinutes = 45

const horizonMs = 200 * 365 * dayMs
const minutesOfDay = 24 * 60

const minuteOf = (time: string): number | undefined => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined
}
const two = (value: number) => String(value).padStart(2, '0')

/** The time of day so many minutes later, as hh:mm; on the next day from midnight on. Empty without a beginning. */
export function endOf(from: string, minutes: number): string {
  const start = minuteOf(from)
  if (start === undefined) return ''
  const end = (start + minutes) % minutesOfDay
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`
}

/** The minutes between two times of a day; undefined unless the second is later. */
export function minutesBetween(from: string, to: string): number | undefined {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  return start !== undefined && end !== undefined && start < end ? end - start : undefined
}

interface Slot {
  /** yyyy-mm-dd and hh:mm in the time zone of the interview. */
  readonly date: string
  readonly from: string
}

/**
 * Why an interview cannot begin then, and which field shows it: it has to be in the future, and not centuries away (SPEC-43). For
 * browsers too, so without `Temporal`: the server also compares the instants, because a clock that goes back shows an hour twice.
 */
export function slotError({ date, from }: Slot, timeZone: string, now: Date) {
  const today = calendarDay(now, timeZone)
  if (date < today) return { field: 'date', message: 'notification.error.past' } as const
  if (date > calendarDay(new Date(now.getTime() + horizonMs), timeZone))
    return { field: 'date', message: 'notification.error.too_far' } as const
  if (date === today && from <= clockTime(now, timeZone)) return { field: 'from', message: 'notification.error.past' } as const
  return undefined
}
