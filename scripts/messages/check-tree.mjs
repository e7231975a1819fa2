import { relative, resolve, sep } from 'node:path'
import { filesUnder } from '../files.mjs'
import { Source } from '../structure/source.mjs'
import { isOfBrowser, languages, namingFile, readCatalogs, readNamed } from './catalogs.mjs'
import { readUsage } from './usage.mjs'
import { complaintsAboutValues } from './values.mjs'

/** The placeholders that `findText` fills in, and empty braces, which a text may mention. */
const wellFormed = /\{\{\w+\}\}|\{\{ \}\}/g
const withoutPlural = (key) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

/**
 * Checks the message files of a project: both languages are complete and alike, and every required key exists (I18N-05).
 * @param {string} root
 * @param {string[]} required keys that the documents name
 * @param {{ key: string, language: string, text: string, quoted: string }[]} quoted texts of the documents, with the page that quotes each
 */
export function checkMessages(root, required, quoted = []) {
  const sources = ['domain', 'server', 'web']
    .flatMap((folder) => filesUnder(resolve(root, folder)))
    .map((path) => new Source(root, relative(root, path).split(sep).join('/')))
    .filter((source) => source.isCode)
  const catalogs = readCatalogs(sources)
  const usage = readUsage(sources)
  const keys = keysOf(catalogs)
  const listed = new Set(readNamed(sources))
  const shown = keysOf(catalogs.filter(isOfBrowser))
  const missing = [...required.map((key) => ({ key, at: 'the documents' })), ...usage.promised].filter(
    ({ key }) => !has(shown, key),
  )
  const complaints = [
    ...catalogs.filter((catalog) => isOfBrowser(catalog) && !listed.has(catalog.name)).map(complaintAboutUnlisted),
    ...catalogs.flatMap((catalog) => complaintsAboutPair(catalog, catalogs)),
    ...catalogs.flatMap(complaintsAboutTexts),
    ...twice(catalogs),
    ...quoted.flatMap((quote) => complaintsAboutQuote(quote, catalogs)),
    ...complaintsAboutValues(sources, catalogs),
    ...[...Map.groupBy(missing, ({ key }) => key)].map(([key, uses]) => complaintAboutMissing(key, uses, has(keys, key))),
  ]
  const isUsed = (key) =>
    [key, withoutPlural(key)].some(
      (name) => required.includes(name) || usage.exact.has(name) || usage.patterns.some((pattern) => pattern.test(name)),
    )
  return { keys: keys.size, complaints, unused: [...keys].filter((key) => !isUsed(key)) }
}

const keysOf = (catalogs) => new Set(catalogs.flatMap(({ messages }) => [...messages.keys()]))
const has = (keys, key) => keys.has(key) || keys.has(`${key}_other`)

/** A text that the documents quote keeps its wording, apart from corrected grammar (I18N-05). */
function complaintsAboutQuote({ key, language, text, quoted }, catalogs) {
  const catalog = catalogs.find((one) => one.language === language && one.messages.has(key))
  if (!catalog) return [`${key} is missing in the message files; quoted by ${quoted}.`]
  const shown = catalog.messages.get(key)
  return shown.text === text ? [] : [`${catalog.path}:${shown.line}  ${key} reads “${text}” in ${quoted}.`]
}

function complaintAboutMissing(key, uses, isWritten) {
  const named = `${uses[0].at}${uses.length > 1 ? ` and ${uses.length - 1} more` : ''}`
  return isWritten
    ? `${key} is a text of e-mails, which no browser reads; named by ${named}.`
    : `${key} is missing in the message files; named by ${named}.`
}

const complaintAboutUnlisted = (catalog) =>
  `${catalog.path}:1  ${namingFile(catalog)} does not name this file: its type belongs in texts: textsOf<…>().`

/** Keys that the other language lacks, or whose variables differ. A singular may leave out its number. */
function complaintsAboutPair({ name, language, path, messages }, catalogs) {
  const otherLanguage = languages.find((candidate) => candidate !== language)
  const other = catalogs.find((catalog) => catalog.name === name && catalog.language === otherLanguage)
  if (!other) return [`${path}:1  domain/${name}.${otherLanguage}.ts is missing.`]
  return [...messages].flatMap(([key, { text, line }]) => {
    const counterpart = other.messages.get(key)
    if (!counterpart) return [`${path}:${line}  ${key} is missing in ${other.path}.`]
    const [own, theirs] = [text, counterpart.text].map((words) => variablesOf(words ?? '', key))
    return own.join() === theirs.join() || language !== 'es'
      ? []
      : [
          `${path}:${line}  ${key} has other variables in ${other.path}: ${own.join(', ') || 'none'} here, ${theirs.join(', ') || 'none'} there.`,
        ]
  })
}

function variablesOf(text, key) {
  const names = new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map(([, name]) => name))
  if (/_(?:zero|one)$/.test(key)) names.delete('count')
  return [...names].sort()
}

function complaintsAboutTexts({ path, messages }) {
  return [...messages].flatMap(([key, { text, line }]) => {
    if (text === undefined) return [`${path}:${line}  ${key} has to be plain text.`]
    if (text.trim() === '') return [`${path}:${line}  ${key} is empty.`]
    return /[{}]/.test(text.replace(wellFormed, ''))
      ? [`${path}:${line}  ${key} has a malformed placeholder: a name stands in double braces, {{name}}.`]
      : []
  })
}

function twice(catalogs) {
  const first = new Map()
  return catalogs.flatMap(({ language, path, messages }) =>
    [...messages].flatMap(([key, { line }]) => {
      const before = first.get(`${language} ${key}`)
      first.set(`${language} ${key}`, before ?? path)
      return before ? [`${path}:${line}  ${key} stands in ${before} already.`] : []
    }),
  )
}
