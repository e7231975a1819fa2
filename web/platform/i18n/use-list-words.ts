import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage } from './language.tsx'

/** Writes names as a list in the reader's language: 'a, b and c', or 'a, b or c' for a disjunction. */
export function useListWords(type: 'conjunction' | 'disjunction' = 'conjunction'): (names: readonly string[]) => string {
  const { language } = useLanguage()
  const list = new Intl.ListFormat(localeOf[language], { type })
  return (names) => list.format(names)
}
