import { useDates, useOwnDates } from '../i18n/use-dates.ts'

/** A date in the reader's language and the site's time zone, optionally with the time of day (I18N-04). */
export function ShownDate({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const dates = useDates()
  return <time dateTime={at}>{withTime ? dates.dateTime(at) : dates.date(at)}</time>
}

/** A date on a page about the reader's own account or applications, in the time zone of the reader's device. */
export function OwnDate({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const dates = useOwnDates()
  return <time dateTime={at}>{withTime ? dates.dateTime(at) : dates.date(at)}</time>
}

/** A time of day to the second. */
export function ShownTime({ at }: { at: string }) {
  const dates = useDates()
  return <time dateTime={at}>{dates.time(at)}</time>
}
