import type { Language } from '#domain/kernel/languages.ts'
import { messages as en } from '#domain/messages.en.ts'
import { messages as es } from '#domain/messages.es.ts'
import { findText, type TextKey, type TextValues } from '#web/platform/i18n/translate.ts'

export type { TextKey as MessageKey }

const catalogs = { es, en }

/** A text as the product shows it, from the product's own message files. */
export function text(key: TextKey, language: Language = 'es', values: TextValues = {}): string {
  const found = findText(catalogs[language], language, key, values)
  if (found === undefined) throw new Error(`No message has the key ${key}.`)
  return found
}
