import type { Language } from '../../../kernel/languages.ts'
import { localeOf } from '../../../kernel/languages.ts'

/** The name of a country, given by its two letters, in the reader's language. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? code
}
