import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { formatDate, formatDateTime, formatTime } from '#domain/kernel/dates.ts'
import type { SiteSettings } from '../server-context.ts'
import { useLanguage } from './language.tsx'

/**
 * Formats instants in the language on screen and in the site's time zone: the server and the browser write the same text, and a date
 * on a screen is the date that e-mails and printed reports name (I18N-04).
 */
export function useDates() {
  const { language } = useLanguage()
  const zone = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings.timeZone
  return useMemo(() => {
    const timeZone = zone && isKnown(zone) ? zone : 'UTC'
    return {
      date: (at: Date | string) => formatDate(at, language, timeZone),
      dateTime: (at: Date | string) => formatDateTime(at, language, timeZone),
      time: (at: Date | string) => formatTime(at, language, timeZone),
    }
  }, [language, zone])
}

/** An old browser may not know the zone that the server knows. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
