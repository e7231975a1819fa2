import type { Availability, CalendarView } from '#domain/hiring/interview-times/availability.contract.ts'
import type { FoundTimes } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { usualHours } from '#domain/hiring/interview-times/interview-times.rules.ts'
import type { CalendarRow, readHours, readUnknownCalendars } from './availability.reads.ts'

export function presentCalendar({ uuid, kind, host, checked_at, worked_at, failure }: CalendarRow): CalendarView {
  const state = checked_at === null ? 'reading' : failure === null ? 'working' : 'failing'
  return {
    ...{ uuid, kind, host, state, failure },
    checked_at: checked_at?.toISOString() ?? null,
    worked_at: worked_at?.toISOString() ?? null,
  }
}

export const presentAvailability = (
  hours: Awaited<ReturnType<typeof readHours>>,
  calendars: readonly CalendarRow[],
  siteTimeZone: string,
): Availability => ({
  time_zone: hours?.time_zone ?? siteTimeZone,
  hours: hours?.hours ?? usualHours,
  chosen: hours !== undefined,
  calendars: calendars.map(presentCalendar),
})

export const presentUnknown = (rows: Awaited<ReturnType<typeof readUnknownCalendars>>): FoundTimes['unknown'] =>
  rows.map(({ fullname, worked_at }) => ({ fullname, worked_at: worked_at?.toISOString() ?? null }))
