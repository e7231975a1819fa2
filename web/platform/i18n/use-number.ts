import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from './language.tsx'

/** Writes numbers as the reader's language does, with at most so many decimals. */
export function useNumber(decimals = 2): (value: number) => string {
  const { language } = useLanguage()
  const { format } = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: decimals })
  return format
}
