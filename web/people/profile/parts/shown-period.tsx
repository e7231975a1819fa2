import { formatMonth } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'

/** A period in months, e.g. from one month to another or until today. */
export function ShownPeriod({ from, to }: { from: string; to: string | null }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <>
      {formatMonth(from, language)} – {to ? formatMonth(to, language) : t('profile.until_now')}
    </>
  )
}
