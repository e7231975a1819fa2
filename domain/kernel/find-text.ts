import { type Language, localeOf } from './languages.ts'

export type TextValues = Record<string, string | number>
export type Catalog = Readonly<Record<string, string>>

const pluralRules: Record<Language, Intl.PluralRules> = { es: new Intl.PluralRules('es'), en: new Intl.PluralRules('en') }

const countFormats: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat(localeOf.es),
  en: new Intl.NumberFormat(localeOf.en),
}

/**
 * Finds the text of a key, undefined when the catalog lacks it. With `count`, the language chooses between `key_one` and `key_other`.
 * `{{name}}` is replaced by the value of that name as plain text; `count` with the language's signs, as in 2.006. Callers format other numbers.
 */
export function findText(catalog: Catalog, language: Language, key: string, values: TextValues = {}): string | undefined {
  const text = pluralOf(catalog, language, key, values.count) ?? catalog[key]
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name]
    return name === 'count' && typeof value === 'number' ? countFormats[language].format(value) : String(value ?? whole)
  })
}

function pluralOf(catalog: Catalog, language: Language, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined
  const form = pluralRules[language].select(count)
  return catalog[`${key}_${form}`] ?? catalog[`${key}_other`]
}
