import { isPlaceTimeZone } from '#domain/kernel/time-zones.ts'
import { readSettings } from '../session/settings.ts'

/** The time zone of the device in front of the person; the site's where the browser has no name for it that others know. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isPlaceTimeZone(timeZone) ? timeZone : readSettings().timeZone
}
