import { isPlaceTimeZone } from '#domain/kernel/shown-time-zone.ts'
import { readSettings } from '../session/settings.ts'

/** The time zone of the device; the site's when the browser has no common name for it. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isPlaceTimeZone(timeZone) ? timeZone : readSettings().timeZone
}
