// For the server only: not every browser has Temporal.

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)
}

/** The instant at which a day ends in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  return new Date(nextDay(day, timeZone).epochMilliseconds)
}

/** The last second of a day with its offset, as in 2026-11-30T23:59:59-05:00. */
export function lastSecondOf(day: string, timeZone: string): string {
  return nextDay(day, timeZone).subtract({ seconds: 1 }).toString({ timeZoneName: 'never' })
}

function nextDay(day: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone)
}
