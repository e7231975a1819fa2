import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { daysBetween, formatClock, formatDate, formatDateTime, formatTime } from '#domain/kernel/dates.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import type { SiteSettings } from '../server-context.ts'
import { useLanguage } from './language.tsx'
import { ownTimeZone } from './own-time-zone.ts'

/**
 * Formats instants in the time zone of the reader's device, for the pages about the reader's own account, applications and tests. Until
 * the browser runs the page, and for a device without a common name for its zone, it is the site's.
 */
export function useOwnDates() {
  const isHydrated = useHydrated()
  return useDatesIn(isHydrated ? ownTimeZone() : undefined)
}

/**
 * Formats instants in the language on screen and in the site's time zone, so that server, browser, e-mails and printed reports show the
 * same date (I18N-04).
 */
export function useDates() {
  return useDatesIn(undefined)
}

/** Formats instants in a time zone; undefined for the site's. */
function useDatesIn(own: string | undefined) {
  const { language } = useLanguage()
  const site = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings.timeZone
  const zone = own ?? site
  return useMemo(() => {
    const timeZone = zone && isKnown(zone) ? zone : 'UTC'
    return {
      date: (at: Date | string) => formatDate(at, language, timeZone),
      dateTime: (at: Date | string) => formatDateTime(at, language, timeZone),
      clock: (at: Date | string) => formatClock(at, language, timeZone),
      time: (at: Date | string) => formatTime(at, language, timeZone),
      /** Days from an instant until today. */
      daysSince: (at: string) => daysBetween(new Date(at), new Date(), timeZone),
      /** Days from today until an instant; 0 today and after it. */
      daysUntil: (at: string) => daysBetween(new Date(), new Date(at), timeZone),
    }
  }, [language, zone])
}

const knownZones: Record<string, boolean> = {}

/** Whether the browser knows the server's time zone; an old one may not. Asked once, because each date of a page needs the answer. */
const isKnown = (timeZone: string): boolean => (knownZones[timeZone] ??= isValid(timeZone))

function isValid(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
