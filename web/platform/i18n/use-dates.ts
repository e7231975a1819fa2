import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { daysBetween, formatDate, formatDateTime, formatTime } from '#domain/kernel/dates.ts'
import type { SiteSettings } from '../server-context.ts'
import { useLanguage } from './language.tsx'

/**
 * Formats instants in the language on screen and in the site's time zone, so that server, browser, e-mails and printed reports show the
 * same date (I18N-04).
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
      /** Days from today until an instant; 0 today and after it. */
      daysUntil: (at: string) => daysBetween(new Date(), new Date(at), timeZone),
    }
  }, [language, zone])
}

/** Whether the browser knows the server's time zone; an old one may not. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
