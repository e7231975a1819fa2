import type { ZodType } from 'zod'
import { plainHeading } from '../../kernel/column-headings.ts'
import { optionalText, personName } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/languages.ts'
import { limits } from '../../kernel/limits.ts'
import { plainName, splitName } from '../../kernel/person-names.ts'
import { isOldEnough } from '../profile/personal.rules.ts'
import {
  addressOf,
  cellText,
  emailShape,
  fileOf,
  isLink,
  isRounded,
  languageOf,
  listOf,
  phoneOf,
  phoneShape,
  shown,
} from './cells.rules.ts'
import type { ColumnTarget } from './columns.rules.ts'
import { endsConsent } from './consent-headings.rules.ts'
import { type ConsentCells, readConsentCells } from './consents.rules.ts'
import { readContact } from './contact-cells.rules.ts'
import { type DateOrder, hasShortYear, isBirthday, isNoDate, readBirthday } from './dates.rules.ts'
import { headingRank, type ImportField, isNoteHeading } from './headings.rules.ts'
import type { InterpretedBy, InterpretedCell } from './interpreted.rules.ts'
import { isLastNameFirst, placeInName } from './name-headings.rules.ts'
import { longestCell, noteLine } from './notes.rules.ts'

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
  readonly owner: string
  /** Longer than one note may be: see notesOf. */
  readonly note: string
  /** The file name of the CV in the zip. */
  readonly cv: string
  readonly language: Language
  /** What the row says of the person's consent (INT-07). */
  readonly consent: ConsentCells
  /** The words with which the row says that nobody shall write to the person; empty without any (CON-02). */
  readonly noContact: string
}

/** What is wrong with a cell, or with the whole line when `column` is null. */
export interface RowProblem {
  readonly line: number
  readonly column: number | null
  readonly value: string
  /** A message key. */
  readonly reason: string
  /** Whether the line is wrong only when its person is new: somebody with a known address needs no name. */
  readonly onlyIfNew?: boolean
}

export interface ReadingRows {
  readonly targets: readonly ColumnTarget[]
  /** The heading of each column. */
  readonly headings: readonly string[]
  readonly dateOrder: DateOrder
  /** The order in the column of the days of consent. */
  readonly consentOrder: DateOrder
  /** The language of people whose row names none. */
  readonly language: Language
  /** The site's day, yyyy-mm-dd. */
  readonly today: string
}

interface ReadRow {
  readonly row: ImportedRow
  readonly problems: readonly RowProblem[]
  readonly interpreted: readonly InterpretedCell[]
}

const tooLong = 'imports.error.too_long'
const nameMissing = 'imports.error.name_missing'
/** Of a file without names, which can only complete people of the site. */
const addressUnknown = 'imports.error.address_unknown'
const shapes = {
  name: personName(nameMissing, 'imports.error.name'),
  line: optionalText(limits.text.line),
  short: optionalText(limits.text.short),
}

/**
 * Turns a row of a file into a person. Only a name, an age and cells beyond the columns can make a line wrong: what is not usable of another
 * cell goes into the note with its heading, so that an odd cell never costs the person. `cells` are the texts of the columns.
 */
export function readRow(line: number, cells: readonly string[], reading: ReadingRows): ReadRow {
  const { targets, headings, dateOrder, language, today } = reading
  const problems: RowProblem[] = []
  const interpreted: InterpretedCell[] = []
  /** The cells that go into the note, with their columns. */
  const noted = new Map<number, string>()
  const columnOf = (field: ImportField) => targets.indexOf(field)
  const cellOf = (field: ImportField) => cells[columnOf(field)] ?? ''
  const columnsOf = (field: ImportField) => targets.flatMap((target, column) => (target === field ? [column] : []))
  const wrong = (column: number | null, value: string, reason: string) =>
    problems.push({ line, column, value: shown(value), reason })
  const interpret = (column: number, rule: InterpretedBy, result: string, reason: string | null = null) =>
    interpreted.push({ line, column, value: shown(cells[column] ?? ''), rule, result, reason })
  const toNote = (column: number, reason: string) => {
    noted.set(column, cells[column] ?? '')
    interpret(column, 'to_note', '', reason)
  }
  const checked = (column: number, text: string, shape: ZodType<string>): string => {
    const parsed = shape.safeParse(text)
    if (parsed.success) return parsed.data
    const message = parsed.error.issues[0]?.message
    toNote(column, message && message !== 'errors.too_long' ? message : tooLong)
    return ''
  }
  const optional = (field: ImportField, shape: ZodType<string>) => {
    const text = cellText(cellOf(field))
    return text === '' ? '' : checked(columnOf(field), text, shape)
  }
  const rest = cells.slice(targets.length)
  if (rest.some((cell) => cell.trim() !== '')) wrong(null, rest.join(' '), 'imports.error.more_cells')

  const [firstName, lastName] = readName()
  const dateText = cellText(cellOf('date_of_birth'))
  const dateOfBirth = dateText === '' || isNoDate(dateText) ? '' : readDate()
  const languageText = cellText(cellOf('language'))
  const known = languageText === '' ? language : languageOf(languageText)
  if (!known) toNote(columnOf('language'), 'imports.error.language')
  const { noContact, permission } = readContact(cells, targets, headings)
  const row = {
    ...{ line, firstName, lastName, dateOfBirth, language: known ?? language },
    ...{
      phone: firstOf('phone', readPhone),
      email: firstOf('email', readEmail),
      tags: readItems('tags', limits.importFile.tagsOfRow, limits.importFile.tagLength),
      skills: readItems('skills', limits.importFile.skillsOfRow, limits.text.line),
    },
    ...{ city: optional('city', shapes.line), country: optional('country', shapes.short) },
    ...{ source: optional('source', shapes.line), owner: optional('owner', shapes.line) },
    ...{ cv: readCv(), consent: readConsent(), noContact },
  }
  return { row: { ...row, note: readNote() }, problems, interpreted }

  /** First and last name, each from one column or joined of its parts in several. */
  function readName(): [string, string] {
    const textOf = (field: 'full_name' | 'first_name' | 'last_name') =>
      columnsOf(field)
        .sort((one, other) => placeInName(headings[one] ?? '') - placeInName(headings[other] ?? ''))
        .map((column) => {
          const text = cellText(cells[column] ?? '')
          const { name, hasMore } = plainName(text)
          if (hasMore && name !== '') noted.set(column, cells[column] ?? '')
          if (name.replace(/[^\p{L}]/gu, '').length < text.replace(/[^\p{L}]/gu, '').length || (hasMore && name !== ''))
            interpret(column, 'plain_name', name)
          return name
        })
        .filter(Boolean)
        .join(' ')
    const whole = columnOf('full_name')
    const [first, last] =
      whole >= 0
        ? splitName(textOf('full_name'), isLastNameFirst(headings[whole] ?? ''))
        : [textOf('first_name'), textOf('last_name')]
    const firstColumn = whole >= 0 ? whole : columnOf('first_name')
    if (first === '' && last === '') {
      problems.push(
        firstColumn < 0 && columnOf('last_name') < 0
          ? { line, column: columnOf('email'), value: shown(cellOf('email')), reason: addressUnknown, onlyIfNew: true }
          : { line, column: firstColumn < 0 ? null : firstColumn, value: '', reason: nameMissing, onlyIfNew: true },
      )
      return ['', '']
    }
    const lastColumn = columnOf('last_name') >= 0 ? columnOf('last_name') : firstColumn
    const read = (text: string, column: number) => {
      const parsed = shapes.name.safeParse(text)
      if (parsed.success) return parsed.data
      const message = parsed.error.issues[0]?.message
      wrong(column, cells[column] ?? '', message && message !== 'errors.too_long' ? message : tooLong)
      return ''
    }
    const firstName = read(first, firstColumn)
    // A second message about the same cell would say nothing new.
    return [firstName, last === '' || (firstName === '' && lastColumn === firstColumn) ? '' : read(last, lastColumn)]
  }

  function readDate(): string {
    const column = columnOf('date_of_birth')
    const day = readBirthday(dateText, dateOrder, today)
    if (day === undefined || !isBirthday(day, today)) {
      toNote(column, day === undefined ? 'imports.error.date' : 'imports.error.birthday')
      return ''
    }
    // Not an odd cell: the product takes nobody of that age.
    if (!isOldEnough(day, today)) wrong(column, dateText, 'imports.error.too_young')
    else if (hasShortYear(dateText)) interpret(column, 'short_year', day)
    return day
  }

  /** The first usable value of the columns of a field, the surest heading first. Cells after it are in the note. */
  function firstOf(field: 'phone' | 'email', readCell: (column: number) => string): string {
    let found = ''
    const rankOf = (column: number) => headingRank(headings[column] ?? '')
    for (const column of columnsOf(field).sort((one, other) => rankOf(one) - rankOf(other))) {
      const text = cellText(cells[column] ?? '')
      if (found === '') found = readCell(column)
      else if (text !== '' && text.toLowerCase() !== found) noted.set(column, cells[column] ?? '')
    }
    return found
  }

  function readPhone(column: number): string {
    const { phone: text, rest: more } = phoneOf(cells[column] ?? '')
    if (text === '') return ''
    if (isRounded(text)) {
      toNote(column, 'imports.error.phone_rounded')
      return ''
    }
    const phone = checked(column, text, phoneShape)
    if (phone === '' || more === '') return phone
    noted.set(column, more)
    interpret(column, 'first_phone', phone)
    return phone
  }

  function readEmail(column: number): string {
    const { email: text, hasMore } = addressOf(cells[column] ?? '')
    const email = text === '' ? '' : checked(column, text, emailShape)
    if (email === '' || !hasMore) return email
    noted.set(column, cells[column] ?? '')
    interpret(column, 'first_email', email)
    return email
  }

  /** The first `most` items of the columns of a list that have at most `length` characters; a cell with others is also in the note. */
  function readItems(field: 'tags' | 'skills', most: number, length: number): string[] {
    const columns = columnsOf(field)
    const items = listOf(columns.map((column) => cells[column] ?? ''))
    const taken = items.filter((item) => [...item].length <= length).slice(0, most)
    if (taken.length < items.length)
      for (const column of columns) {
        const listed = listOf([cells[column] ?? ''])
        const kept = listed.filter((item) => taken.includes(item))
        if (kept.length === listed.length) continue
        noted.set(column, cells[column] ?? '')
        interpret(column, 'first_items', kept.join(', '))
      }
    return taken
  }

  function readCv(): string {
    const text = fileOf(cellOf('cv'))
    if (!isLink(text)) return text
    toNote(columnOf('cv'), 'imports.error.cv_link')
    return ''
  }

  /** A cell of a consent that cannot be used is in the note, with the reason why the person is asked. */
  function readConsent(): ConsentCells {
    const answers = columnsOf('consent_answer').map((column) => ({
      column,
      text: cellText(cells[column] ?? ''),
      ends: endsConsent(plainHeading(headings[column] ?? '')),
    }))
    const written = { answers, day: cellText(cellOf('consented_on')), how: cellText(cellOf('consent_how')) }
    const read = readConsentCells({ ...written, permission }, reading)
    if (read.wrong && read.problem) toNote(columnOf(read.wrong), read.problem)
    return read
  }

  /** The columns of the note, each with its heading, and the cells that could not be used. */
  function readNote(): string {
    const columns = columnsOf('note')
    const [only] = columns.length === 1 ? columns : []
    for (const column of columns) if (cellText(cells[column] ?? '') !== '') noted.set(column, cells[column] ?? '')
    const lines = [...noted]
      .sort(([one], [other]) => Number(targets[other] === 'note') - Number(targets[one] === 'note') || one - other)
      .map(([column, cell]) => {
        const isBare = column === only && isNoteHeading(headings[column] ?? '')
        return noteLine(isBare ? '' : (headings[column] ?? ''), cell)
      })
    const note = lines.join('\n')
    if (note.length > longestCell) wrong(only ?? null, note, tooLong)
    return note.slice(0, longestCell)
  }
}
