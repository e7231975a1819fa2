import { formatDate } from '#domain/kernel/dates.ts'
import { useLanguage } from '../i18n/language.tsx'

/** A date in the reader's language and place (I18N-04). The server may stand elsewhere, so its text may differ until the page is alive. */
export function ShownDate({ at }: { at: string }) {
  const { language } = useLanguage()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDate(at, language)}
    </time>
  )
}
