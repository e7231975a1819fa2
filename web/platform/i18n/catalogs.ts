import type { Language } from '#domain/kernel/languages.ts'
import { type Catalog, findText, type TextValues, type Translate } from './translate.ts'

/** Each language is one chunk: a reader loads only their own. */
const loaders: Record<Language, () => Promise<{ messages: Catalog }>> = {
  es: () => import('#domain/messages.es.ts'),
  en: () => import('#domain/messages.en.ts'),
}
const loaded = new Map<Language, Catalog>()

/** Loads the texts of a language; after that `textIn` and the hooks can speak it. */
export async function loadCatalog(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, (await loaders[language]()).messages)
}

function textOf(language: Language, key: string, values?: TextValues): string | undefined {
  const catalog = loaded.get(language)
  if (!catalog) throw new Error(`Texts of '${language}' are not loaded`)
  return findText(catalog, language, key, values)
}

/** `t` of a language outside React, e.g. in a page's `meta`. A key without text shows itself. */
export function textIn(language: Language): Translate {
  return (key, values) => textOf(language, key, values) ?? key
}

/** Text of a key that came over the wire; one that this build does not know reads as an unexpected error. */
export function wireTextIn(language: Language): (key: string, values?: TextValues) => string {
  return (key, values) => textOf(language, key, values) ?? textIn(language)('errors.unexpected')
}
