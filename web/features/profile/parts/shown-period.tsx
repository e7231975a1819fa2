import { formatDate } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'

/** From one day to another, or until today. The days are days of the calendar: no time zone moves them. */
export function ShownPeriod({ from, to }: { from: string; to: string | null }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <>
      {formatDate(from, language, 'UTC')} – {to ? formatDate(to, language, 'UTC') : t('profile.until_now')}
    </>
  )
}
