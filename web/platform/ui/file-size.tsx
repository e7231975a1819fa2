import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from '../i18n/language.tsx'

/** How large a file is, in kilobytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const { language } = useLanguage()
  const style = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(localeOf[language], style).format(Math.ceil(bytes / 1024))
}
