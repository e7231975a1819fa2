import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from './language.tsx'

/** Writes names as a list in the reader's language: 'a, b and c'. */
export function useListWords(): (names: readonly string[]) => string {
  const { language } = useLanguage()
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  return (names) => list.format(names)
}
