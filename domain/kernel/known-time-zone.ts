// Only the server asks: not every browser knows Temporal.

/**
 * The time zone of this name as everything that counts and shows times writes it; undefined when one of them does not know it.
 * Offsets (+05:00) count as unknown: the oldest supported browsers cannot show times in them.
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
