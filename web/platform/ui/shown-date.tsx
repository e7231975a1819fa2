import { formatDate, formatDateTime, formatTime } from '#domain/kernel/dates.ts'
import { useLanguage } from '../i18n/language.tsx'

/**
 * A date in the reader's language and place, with the time of day where asked for (I18N-04). The server may stand elsewhere, so its
 * text may differ until the page is alive.
 */
export function ShownDate({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {withTime ? formatDateTime(at, language) : formatDate(at, language)}
    </time>
  )
}

/** A time of day to the second. */
export function ShownTime({ at }: { at: string }) {
  const { language } = useLanguage()
  return <time dateTime={at}>{formatTime(at, language)}</time>
}
