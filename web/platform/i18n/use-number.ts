import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from './language.tsx'

/** Formats numbers in the reader's language with at most `decimals` decimals. */
export function useNumber(decimals = 2): (value: number) => string {
  const { language } = useLanguage()
  const { format } = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: decimals })
  return format
}
