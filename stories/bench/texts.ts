import i18next from 'i18next'
import type { Language } from '#domain/kernel/languages.ts'
import { messages as en } from '#domain/messages.en.ts'
import { messages as es } from '#domain/messages.es.ts'

type WithoutPlural<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key
/** A key of the message files; plural forms go by their stem. */
export type MessageKey = WithoutPlural<keyof typeof es>

const translator = i18next.createInstance()
translator.init({
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { es: { translation: es }, en: { translation: en } },
})

/** A text as the product shows it, from the product's own message files. */
export function text(key: MessageKey, language: Language = 'es', variables: Record<string, string | number> = {}): string {
  return translator.t(key, { lng: language, ...variables })
}
