import { emailAddress, optionalPhone } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { oneLine } from '../../kernel/plain-text.ts'
import { withoutAccents } from '../../kernel/search-words.ts'

/** The shapes of an address and a phone number in a cell. */
export const emailShape = emailAddress('imports.error.email', 'imports.error.email')
export const phoneShape = optionalPhone('imports.error.phone')

/** What people write into a cell for nothing. */
const nothing =
  /^(?:[-–—_.]+|#?n\/?[ad]\.?|null|none|undefined|nan|ningun[oa]|no tiene|no aplica|sin dato|sin correo|sin telefono)$/
/** The same in a column of addresses or phone numbers. */
const noContact = /^(?:no|x+|0+)$/i
/** The same in a column of files. */
const noFile = /^(?:no|si|x|pendiente|pending|yes|false|true|0|1)$/
/** Values that formulas and empty cells of spreadsheets leave. */
const failedFormula = /^#(?:n\/?a|ref!|valor!|value!|¿nombre\?|name\?|div\/0!|num!|null!|spill!|calc!)$/i
/** Spreadsheets show long numbers like this and export only these digits. */
const rounded = /^\d+(?:[.,]\d+)?e\+?\d+$/i
/** A text that is forced into a cell by quotation marks or a formula: `"Ana"`, `="3001245678"`. */
const quoted = /^=?"([^"]*)"$/

/** A cell without spaces around it, in composed characters; empty for words that mean nothing. */
export function cellText(cell: string): string {
  const text = oneLine(cell.normalize('NFC')).replace(/ {2,}/g, ' ').replace(quoted, '$1').trim()
  return nothing.test(withoutAccents(text)) || failedFormula.test(text) ? '' : text
}

/** The beginning of a cell, to find it in the file. */
export const shown = (cell: string): string => [...oneLine(cell.slice(0, 400))].slice(0, 80).join('')

/** The name of a file in a cell; empty for a word that names none, such as "No" or "Pendiente". */
export function fileOf(cell: string): string {
  const text = cellText(cell)
  return noFile.test(withoutAccents(text)) ? '' : text
}

/** Whether a cell holds a web address. Forms and applicant tracking systems export a link in the place of a file. */
export const isLink = (cell: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(cell.trim())

/** Words without a sign of their own, a space, and an address. */
const wordsBeforeAddress = /^\s*[\p{L}\d._+-]+(?:\s+[\p{L}\d._+-]+)*\s+[^\s@<]+@[^\s@]/u

/**
 * The address of a cell that may have a display name or a link, `Ana <ana@x.co>` or `mailto:ana@x.co`, and whether the cell says more. Of
 * several addresses the first valid one counts. A text without a valid address is the address, to be refused; so is one with plain words right
 * before the sign: `juan perez@x.co` is rather a mistyped `juanperez@x.co` than the address of a stranger.
 */
export function addressOf(cell: string): { email: string; hasMore: boolean } {
  const text = cellText(cell)
  if (text.length > limits.text.description) return { email: text, hasMore: false }
  const whole = bareAddress(text)
  if (whole === '' || emailShape.safeParse(whole).success) return { email: whole, hasMore: false }
  const parts = text
    .split(/[;,|/\r\n]+|:::|\by\b/i)
    .filter((part) => !wordsBeforeAddress.test(part))
    .flatMap((part) => part.split(/\s+/).map(bareAddress))
  const first = parts.find((part) => emailShape.safeParse(part).success)
  return first === undefined ? { email: whole, hasMore: false } : { email: first, hasMore: true }
}

function bareAddress(text: string): string {
  const inBrackets = /<([^<>]+)>\s*$/.exec(text)?.[1]
  return (inBrackets ?? text)
    .trim()
    .replace(/^mailto: */i, '')
    .replace(/\?.*$/, '')
    .replace(/^['"(<]+|['";,.)>]+$/g, '')
    .replace(/ *@ */g, '@')
    .replace(noContact, '')
}

/** What separates phone numbers in a cell. The slash and the hyphen also occur within a number. */
const betweenPhones = /[;,|/\r\n]|:::| (?:y|e|o|u|and|or|[-–—]) /i
/** A remark about the number: "(WhatsApp)", "de la mamá". */
const remarkOnPhone = / *\([^()\d]*\)$| \p{L}[^\d]*$/u
const isPhone = (text: string): boolean => text !== '' && phoneShape.safeParse(text).success
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\d]/gu, '')

/** Whether a spreadsheet has rounded a phone number, as in 3,00E+09. */
export const isRounded = (phone: string): boolean => rounded.test(phone)

/**
 * The phone number of a cell, and the whole cell as `rest` when it says more: another number or a remark. Of several numbers the first valid
 * one counts. A text without a valid number is the phone, to be refused.
 */
export function phoneOf(cell: string): { phone: string; rest: string } {
  const whole = bareNumber(cell)
  if (cell.length > limits.text.line) return { phone: whole, rest: '' }
  const parts = cell.split(betweenPhones).map(bareNumber).filter(Boolean)
  const isSeveral = parts.length > 1 && parts.every((part) => part.replace(/\D/g, '').length >= 7)
  const single = whole.replace(remarkOnPhone, '')
  const first = isPhone(single) && !isSeveral ? single : parts.map((part) => part.replace(remarkOnPhone, '')).find(isPhone)
  if (first === undefined || rounded.test(single)) return { phone: single, rest: '' }
  return { phone: first, rest: withoutSigns(first) === withoutSigns(whole) ? '' : oneLine(cell.replace(/[\r\n]+/g, ' / ')) }
}

/** A number without words before it, and without the decimals that spreadsheets add to numbers; empty for words that mean nothing. */
function bareNumber(cell: string): string {
  return cellText(cell)
    .replace(/^'+/, '')
    .replace(/^(?:tel:|p:|\+?wa\.me\/)/i, '')
    .replace(/^(?:tel|cel|movil|móvil|celular|telefono|teléfono|phone|mobile|whatsapp|wa)\b[.:]* */i, '')
    .replace(/^(\d{7,15})[.,]0+$/, '$1')
    .replace(/[•·_*]/g, ' ')
    .trim()
    .replace(noContact, '')
}

/** Labels that address books give to everybody. */
const systemLabel = /^my ?contacts$/i

/** The items of cells with lists, each once. Address books write a star before a label, and three colons between two. */
export function listOf(cells: readonly string[]): string[] {
  const items = cells
    .flatMap((cell) => cell.split(/[;,|\r\n]|:::/))
    .map((item) => cellText(item.replace(/^\s*\*\s/, '')))
    .filter((item) => !systemLabel.test(item))
  const met = new Set<string>()
  return items.filter((item) => item !== '' && !met.has(withoutAccents(item)) && met.add(withoutAccents(item)))
}

const languageWords: Readonly<Record<string, Language>> = {
  ...{ es: 'es', espanol: 'es', spanish: 'es', castellano: 'es', spa: 'es' },
  ...{ en: 'en', ingles: 'en', english: 'en', eng: 'en' },
}

/** The language that a cell names; undefined for another one. */
export function languageOf(text: string): Language | undefined {
  const word = withoutAccents(text).replace(/[_-][a-z0-9]{2,4}$/, '')
  return languageWords[word]
}
