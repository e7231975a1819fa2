import { calendarDay, dayAfter, dayMs } from '#domain/kernel/dates.ts'
import { startOfDay } from '#domain/kernel/end-of-day.ts'
import type { Platform } from '../platform/platform.ts'

/** Instants of the demo world, relative to its first start: working days and hours in the time zone of the site. */
export interface DemoClock {
  readonly now: Date
  readonly timeZone: string
  /** An instant of a working day before today, counted back from the last one, which is 0; `minute` is of the day. Always past. */
  past(workday: number, minute: number): Date
  /** The same of a working day from tomorrow on, of which 0 is the first. Always to come. */
  ahead(workday: number, minute: number): Date
  /** An instant of today, or of the next working day on a weekend. */
  today(minute: number): Date
}

const minuteMs = 60_000

export function demoClock(now: Date, timeZone: string): DemoClock {
  const today = calendarDay(now, timeZone)
  const [before, after]: [string[], string[]] = [[], []]
  const at = (day: string, minute: number) => new Date(startOfDay(day, timeZone).getTime() + minute * minuteMs)
  return {
    ...{ now, timeZone },
    past: (workday, minute) => at(workdayOf(before, today, -1, workday), minute),
    ahead: (workday, minute) => at(workdayOf(after, today, 1, workday), minute),
    today: (minute) => at(isWorkday(today) ? today : workdayOf(after, today, 1, 0), minute),
  }
}

/** A working day before or after a day; `known` are the ones that were found already. */
function workdayOf(known: string[], from: string, step: 1 | -1, place: number): string {
  let day = known.at(-1) ?? from
  while (known.length <= place) {
    day = dayAfter(day, step)
    if (isWorkday(day)) known.push(day)
  }
  return known[place] ?? day
}

function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** Times of the working day, in minutes, at which people of the demo world act and meet. */
export const hour = (hours: number, minutes = 0): number => hours * 60 + minutes

/** The platform with its clock some days back, so that the demo world has a past. */
export function daysAgo(platform: Platform, days: number): Platform {
  return { ...platform, now: () => new Date(platform.now().getTime() - days * dayMs) }
}
