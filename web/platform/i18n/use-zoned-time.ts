import { formatShortTime } from '#domain/kernel/dates.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { readSettings } from '../session/settings.ts'
import { addAudiences } from './catalog.ts'
import { useLanguage, useText } from './language.tsx'
import { ownTimeZone } from './own-time-zone.ts'

// A table without a form does not load these texts.
await addAudiences('candidate')

/**
 * Formats the start of an interview in the interview's time zone. Names the zone if the reader's device or the site, whose zone all other
 * dates use, shows another time. For private pages only, because the server does not know the device's zone.
 */
export function useZonedTime() {
  const t = useText()
  const { language } = useLanguage()
  return ({ starts_at, time_zone }: { starts_at: string; time_zone: string }, format = formatShortTime): string => {
    const when = format(starts_at, language, time_zone)
    const differs = (zone: string) => format(starts_at, language, zone) !== when
    if (![ownTimeZone(), readSettings().timeZone].some(differs)) return when
    return t('interviews.when', { when, place: placeOfTimeZone(time_zone, language) })
  }
}
