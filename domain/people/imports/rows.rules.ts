import { emailAddress, optionalParagraph, optionalPhone, optionalText, personName } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { oneLine } from '../../kernel/plain-text.ts'
import { withoutAccents } from '../../kernel/search-words.ts'
import { isOldEnough } from '../profile/personal.rules.ts'
import type { ColumnTarget, ImportField } from './columns.rules.ts'
import { type DateOrder, hasShortYear, isBirthday, readBirthday } from './dates.rules.ts'

/** A person as a row of a file describes them. Fields without a value are empty. */
export interface ImportedRow {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly country: string
  /** As yyyy-mm-dd. */
  readonly dateOfBirth: string
  readonly skills: readonly string[]
  readonly tags: readonly string[]
  readonly source: string
  readonly note: string
  /** The file name of the CV in the zip. */
  readonly cv: string
  readonly language: Language
}

/** What is wrong with a cell, or with the whole line when `column` is null. */
export interface RowProblem {
  readonly line: number
  readonly column: number | null
  readonly value: string
  /** A message key. */
  readonly reason: string
}

/** A cell that a rule has interpreted; the preview shows what came of it. */
export interface InterpretedCell {
  readonly line: number
  readonly column: number
  readonly value: string
  /** A year of two digits, or a phone cell with something else, which goes into the note. */
  readonly rule: InterpretedBy
  /** The day as yyyy-mm-dd, or the phone number. */
  readonly result: string
}
export const interpretedBy = ['short_year', 'first_phone'] as const
type InterpretedBy = (typeof interpretedBy)[number]

export interface ReadingRows {
  readonly targets: readonly ColumnTarget[]
  /** The heading of each column. */
  readonly headings: readonly string[]
  readonly dateOrder: DateOrder
  /** The language of people whose row names none. */
  readonly language: Language
  /** The site's day, yyyy-mm-dd. */
  readonly today: string
}

const tooLong = 'imports.error.too_long'
const shapes = {
  name: personName('imports.error.name_missing', 'imports.error.name'),
  email: emailAddress('imports.error.email', 'imports.error.email'),
  phone: optionalPhone('imports.error.phone'),
  line: optionalText(limits.text.line),
  short: optionalText(limits.text.short),
  note: optionalParagraph(),
}

/** What people write into a cell for nothing. */
const nothing = /^(?:[-–—_.]+|#?n\/?[ad]\.?|null|none|ningun[oa]|no tiene|sin dato|sin correo|sin telefono)$/
/** The same in a column of addresses or phone numbers. */
const noContact = /^(?:no|x+|0+)$/i
/** Values that formulas and empty cells of spreadsheets leave. */
const failedFormula = /^#(?:n\/?a|ref!|valor!|value!|¿nombre\?|name\?|div\/0!)$/i
/** Spreadsheets show long numbers like this and export only these digits. */
const rounded = /^\d+(?:[.,]\d+)?e\+?\d+$/i

/** Turns a row of a file into a person, with its problems and interpreted cells. `cells` are the texts of the columns. */
export function readRow(
  line: number,
  cells: readonly string[],
  { targets, headings, dateOrder, language, today }: ReadingRows,
): { row: ImportedRow; problems: readonly RowProblem[]; interpreted: readonly InterpretedCell[] } {
  const problems: RowProblem[] = []
  const interpreted: InterpretedCell[] = []
  const columnOf = (field: ImportField) => targets.indexOf(field)
  const textOf = (field: ImportField) => meant(cells[columnOf(field)] ?? '')
  const wrong = (field: ImportField, reason: string) =>
    problems.push({ line, column: columnOf(field), value: shown(cells[columnOf(field)] ?? ''), reason })
  const interpret = (field: ImportField, rule: InterpretedBy, result: string) =>
    interpreted.push({ line, column: columnOf(field), value: shown(cells[columnOf(field)] ?? ''), rule, result })
  const checked = (field: ImportField, text: string, shape: Shape): string => {
    const parsed = shape.safeParse(text)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    wrong(field, issue && issue.message !== 'errors.too_long' ? issue.message : tooLong)
    return ''
  }
  const optional = (field: ImportField, shape: Shape) => {
    const text = textOf(field)
    return text === '' ? '' : checked(field, text, shape)
  }
  if (cells.slice(targets.length).some((cell) => cell.trim() !== ''))
    problems.push({ line, column: null, value: shown(cells.slice(targets.length).join(' ')), reason: 'imports.error.more_cells' })

  const names = (
    columnOf('full_name') >= 0 ? splitName(nameOf(textOf('full_name'))) : [textOf('first_name'), textOf('last_name')]
  ).map(nameOf)
  const nameField = columnOf('full_name') >= 0 ? 'full_name' : 'first_name'
  const firstName = checked(nameField, names[0] ?? '', shapes.name)
  const lastNameField = columnOf('last_name') >= 0 ? 'last_name' : nameField
  // A second message about the same cell would say nothing new.
  const isNameWrong = firstName === '' && lastNameField === nameField
  const lastName = names[1] && !isNameWrong ? checked(lastNameField, names[1], shapes.name) : ''

  const dateText = textOf('date_of_birth')
  const dateOfBirth = dateText === '' ? '' : (readBirthday(dateText, dateOrder, today) ?? '')
  if (dateText !== '') {
    if (dateOfBirth === '') wrong('date_of_birth', 'imports.error.date')
    else if (!isBirthday(dateOfBirth, today)) wrong('date_of_birth', 'imports.error.birthday')
    else if (!isOldEnough(dateOfBirth, today)) wrong('date_of_birth', 'imports.error.too_young')
    else if (hasShortYear(dateText)) interpret('date_of_birth', 'short_year', dateOfBirth)
  }

  const languageText = textOf('language')
  const known = languageText === '' ? language : languageOf(languageText)
  if (!known) wrong('language', 'imports.error.language')

  const { phone: phoneText, rest: restOfPhone } = phoneOf(cells[columnOf('phone')] ?? '')
  if (rounded.test(phoneText)) wrong('phone', 'imports.error.phone_rounded')
  const phone = phoneText === '' || rounded.test(phoneText) ? '' : checked('phone', phoneText, shapes.phone)
  if (phone !== '' && restOfPhone !== '') interpret('phone', 'first_phone', phone)
  const noteOfPhone = restOfPhone && `${headings[columnOf('phone')] ?? ''}: ${restOfPhone}`

  const tags = listOf(cells[columnOf('tags')] ?? '')
  if (tags.some((tag) => [...tag].length > limits.importFile.tagLength)) wrong('tags', 'imports.error.tag')
  const skills = listOf(cells[columnOf('skills')] ?? '')
  if (tags.length > limits.importFile.tagsOfRow) wrong('tags', 'imports.error.many_tags')
  if (skills.length > limits.importFile.skillsOfRow) wrong('skills', 'imports.error.many_skills')

  const emailText = addressOf(textOf('email'))
  const email = emailText === '' ? '' : checked('email', emailText, shapes.email)
  const row = {
    ...{ line, firstName, lastName, email, phone, dateOfBirth, skills, tags, language: known ?? language },
    city: optional('city', shapes.line),
    country: optional('country', shapes.short),
    source: optional('source', shapes.line),
    note: noteOf([cells[columnOf('note')] ?? '', noteOfPhone], (text) =>
      checked(columnOf('note') < 0 ? 'phone' : 'note', text, shapes.note),
    ),
    cv: textOf('cv'),
  }
  return { row, problems, interpreted }
}

interface Shape {
  safeParse(text: string): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } }
}

/** A text that is forced into a cell by quotation marks or a formula: `"Ana"`, `="3001245678"`. */
const quoted = /^=?"([^"]*)"$/

/** A cell without spaces around it, in composed characters; empty for words that mean nothing. */
function meant(cell: string): string {
  const text = oneLine(cell.normalize('NFC')).replace(/ {2,}/g, ' ').replace(quoted, '$1').trim()
  return nothing.test(withoutAccents(text)) || failedFormula.test(text) ? '' : text
}

/** A note of texts, each of which keeps its lines. */
function noteOf(texts: readonly string[], check: (text: string) => string): string {
  const said = texts.filter((text) => meant(text) !== '').map((text) => text.normalize('NFC').replaceAll('\u00a0', ' ').trim())
  return said.length === 0 ? '' : check(said.join('\n'))
}

/** The beginning of a cell, to find it in the file. */
const shown = (cell: string): string => [...oneLine(cell.slice(0, 400))].slice(0, 80).join('')

/** A title before a name. */
const title = /^(?:dra?|ing|lic|sra?|srta|arq|abg?|mrs?|ms)\. */i

/** A name without a title before it, the points of initials, and the underscores of exports. */
function nameOf(text: string): string {
  return text
    .replace(title, '')
    .replace(/(\p{L})\.(?= |,|-|$)/gu, '$1')
    .replace(/(\p{L})\.(?=\p{Lu})/gu, '$1 ')
    .replaceAll('_', ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Words that belong to the name after them: "de la Cruz", "van der Berg". */
const particle = /^(?:de|del|la|las|los|el|y|da|das|do|dos|di|van|von|der|den|san|santa)$/i

/**
 * First and last name of a full name. A comma separates last and first name. Otherwise the last name begins with the second of two or three
 * names, and with the third of more: people of two surnames are the rule in Latin America.
 */
export function splitName(name: string): [string, string] {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim())
  if (first !== '' && more.length === 0) return [first, last]
  const parts: string[] = []
  let prefix = ''
  for (const word of name.split(' ')) {
    prefix = prefix ? `${prefix} ${word}` : word
    if (parts.length > 0 && particle.test(word)) continue
    parts.push(prefix)
    prefix = ''
  }
  if (prefix) parts.push(prefix)
  const given = parts.length >= 4 ? 2 : 1
  return [parts.slice(0, given).join(' '), parts.slice(given).join(' ')]
}

/** The address of a cell that may have a display name or a link: `Ana <ana@x.co>`, `mailto:ana@x.co`. A very long text has none. */
function addressOf(text: string): string {
  if (text.length > limits.text.description) return text
  const inBrackets = /<([^<>]+)>\s*$/.exec(text)?.[1]
  return (inBrackets ?? text)
    .trim()
    .replace(/^mailto: */i, '')
    .replace(/\?.*$/, '')
    .replace(/^['"]+|['";,.]+$/g, '')
    .replace(/ *@ */g, '@')
    .replace(noContact, '')
}

/** What separates phone numbers in a cell. The slash and the hyphen also occur within a number. */
const betweenPhones = /[;,|/\r\n]| (?:y|e|o|u|and|or|[-–—]) /i
/** A remark about the number: "(WhatsApp)", "de la mamá". */
const remarkOnPhone = / *\([^()\d]*\)$| \p{L}[^\d]*$/u
const isPhone = (text: string): boolean => text !== '' && shapes.phone.safeParse(text).success
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\d]/gu, '')

/**
 * The phone number of a cell, and the whole cell as `rest` when it says more: another number or a remark. Of several numbers the first valid
 * one counts. A text without a valid number is the phone, to be refused.
 */
function phoneOf(cell: string): { phone: string; rest: string } {
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
  return meant(cell)
    .replace(/^'+/, '')
    .replace(/^(?:tel|cel|movil|móvil|celular|telefono|teléfono|phone|mobile|whatsapp|wa)\b[.:]* */i, '')
    .replace(/^(\d{7,15})[.,]0+$/, '$1')
    .replace(/[•·_*]/g, ' ')
    .trim()
    .replace(noContact, '')
}

/** The items of a cell with a list, each once. */
function listOf(cell: string): string[] {
  const items = cell.split(/[;,|\r\n]/).map(meant)
  const met = new Set<string>()
  return items.filter((item) => item !== '' && !met.has(withoutAccents(item)) && met.add(withoutAccents(item)))
}

const languageWords: Readonly<Record<string, Language>> = {
  ...{ es: 'es', espanol: 'es', spanish: 'es', castellano: 'es', spa: 'es' },
  ...{ en: 'en', ingles: 'en', english: 'en', eng: 'en' },
}

function languageOf(text: string): Language | undefined {
  const word = withoutAccents(text).replace(/[_-][a-z0-9]{2,4}$/, '')
  return languageWords[word]
}
