import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from './language.tsx'

/** Writes several names as the reader's language lists them: 'a, b and c'. */
export function useListWords(): (names: readonly string[]) => string {
  const { language } = useLanguage()
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  return (names) => list.format(names)
}
