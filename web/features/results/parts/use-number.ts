import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'

/** Writes numbers as the reader's language does, with at most two decimals. */
export function useNumber(): (value: number) => string {
  const { language } = useLanguage()
  const { format } = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 2 })
  return format
}
