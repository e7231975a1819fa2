import type { Language } from './languages.ts'

export type TextValues = Record<string, string | number>
export type Catalog = Readonly<Record<string, string>>

const pluralRules: Record<Language, Intl.PluralRules> = { es: new Intl.PluralRules('es'), en: new Intl.PluralRules('en') }

/**
 * Finds the text of a key, undefined when the catalog lacks it. With `count`, the language chooses between `key_one` and `key_other`.
 * `{{name}}` is replaced by the value of that name as plain text.
 */
export function findText(catalog: Catalog, language: Language, key: string, values: TextValues = {}): string | undefined {
  const text = pluralOf(catalog, language, key, values.count) ?? catalog[key]
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function pluralOf(catalog: Catalog, language: Language, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined
  const form = pluralRules[language].select(count)
  return catalog[`${key}_${form}`] ?? catalog[`${key}_other`]
}
