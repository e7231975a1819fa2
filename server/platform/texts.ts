import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findText, type TextValues } from '#domain/kernel/find-text.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { MessageKey } from '#domain/messages.ts'

/** The texts that browsers show, in one language. */
export type Words = { readonly [Key in MessageKey]: string }
type Catalog = Readonly<Record<string, string>>

const folder = new URL('../../domain/', import.meta.url)

/** Joins the message files of a language, found by their names as in the browser (web/platform/i18n/catalogs). */
async function readTexts(language: Language): Promise<Catalog> {
  const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
  const parts = files
    .filter((file) => file.endsWith(`.${language}.ts`))
    .map(async (file): Promise<Record<Language, Catalog>> => import(pathToFileURL(fileURLToPath(new URL(file, folder))).href))
  return Object.assign({}, ...(await Promise.all(parts)).map((part) => part[language]))
}

const texts = { es: await readTexts('es'), en: await readTexts('en') }

/** The texts that browsers show, in one language. */
export const wordsOf = (language: Language) => texts[language] as Words

/** Texts of a language with their values; the key itself where there is no text. */
export const sayIn =
  (language: Language) =>
  (key: string, values?: TextValues): string =>
    findText(texts[language], language, key, values) ?? key

/**
 * The text of a key that is made of data, also of those that only e-mails have.
 * @throws when no message file has it
 */
export function wordOf(language: Language, key: string): string {
  const word = texts[language][key]
  if (word === undefined) throw new Error(`No text for '${key}' in '${language}'`)
  return word
}
