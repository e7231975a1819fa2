// For the server only: not every browser has Temporal.

/**
 * The canonical name of a time zone, undefined when Node's Intl or Temporal does not know it. Offsets (+05:00) are refused: the oldest
 * supported browsers cannot show times in them.
 */
export function knownTimeZone(name: string): string | undefined {
  if (/^[+-]/.test(name)) return undefined
  try {
    const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    new Intl.DateTimeFormat('en', { timeZone: timeZoneId })
    return timeZoneId
  } catch {
    return undefined
  }
}
