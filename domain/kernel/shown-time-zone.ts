export const unknownShownIn = 'UTC'
const shown = new Map<string, string>()

/**
 * The time zone in which this browser shows times: the given one, or UTC when the browser does not know it (America/Ciudad_Juarez is of
 * 2022).
 */
export function shownTimeZone(timeZone: string): string {
  const before = shown.get(timeZone)
  if (before) return before
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    shown.set(timeZone, timeZone)
  } catch {
    shown.set(timeZone, unknownShownIn)
  }
  return shown.get(timeZone) ?? unknownShownIn
}

/** Whether a browser's name for its own time zone means the same everywhere: an area and a place, or UTC. */
export function isPlaceTimeZone(timeZone: string | undefined): timeZone is string {
  return timeZone === 'UTC' || (/^[A-Z]\w+\/[\w/+-]+$/.test(timeZone ?? '') && !/^(SystemV|Etc\/Unknown)/.test(timeZone ?? ''))
}
