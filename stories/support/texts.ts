import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findText, type TextValues } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { TextKey } from '#web/platform/i18n/translate.ts'

export type { TextKey as MessageKey }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every text of a language except those of e-mails. */
async function catalogOf(language: Language): Promise<Record<string, string>> {
  const files = globSync(`domain/**/*.${language}.ts`, { cwd: root }).filter((file) => !file.includes('.mail.'))
  const parts = await Promise.all(files.map((file) => import(join(root, file))))
  return Object.assign({}, ...parts.map((part) => part[language]))
}

export const catalogs = { es: await catalogOf('es'), en: await catalogOf('en') }

/** A text of the product's message files, with its values. */
export function text(key: TextKey, language: Language = 'es', values: TextValues = {}): string {
  const found = findText(catalogs[language], language, key, values)
  if (found === undefined) throw new Error(`No message has the key ${key}.`)
  return found
}
