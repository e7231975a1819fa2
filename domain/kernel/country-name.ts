import type { Language } from './languages.ts'
import { localeOf } from './languages.ts'

/** A country, by its two letters, in the reader's language. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? code
}
