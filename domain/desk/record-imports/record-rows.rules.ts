import { clientForm } from '../../hiring/clients/clients.contract.ts'
import type { Language } from '../../kernel/languages.ts'
import { withoutAccents } from '../../kernel/search-words.ts'
import { cellText } from '../../people/imports/cells.rules.ts'
import type { DateOrder } from '../../people/imports/dates.rules.ts'
import { isNoteHeading } from '../../people/imports/headings.rules.ts'
import { noteLine } from '../../people/imports/notes.rules.ts'
import { type CellRemark, remarkOf } from './cell-remarks.rules.ts'
import type { RecordField, RecordTarget, UsualField } from './record-fields.rules.ts'

export interface ReadingRecords {
  readonly targets: readonly RecordTarget[]
  readonly headings: readonly string[]
  readonly dateOrder: DateOrder
  /** The language of vacancies whose row names none. */
  readonly language: Language
  /** What cells hold that are empty. */
  readonly usual: Readonly<Partial<Record<UsualField, string>>>
  /** The site's day, yyyy-mm-dd. */
  readonly today: string
}

/** Words of a client that is active, and of the opposite. */
const yes = /^(?:a|s|si|y|yes|x|1|true|verdadero|activ[ao]s?|active|vigente|actual|current)$/
const no = /^(?:b|i|n|no|0|false|falso|inactiv[ao]s?|inactive|archivad[ao]|archived|retirad[ao]|terminad[ao]|former)$/

export const isMatch = (pattern: RegExp, text: string): boolean => pattern.test(withoutAccents(text).trim())

export const cellsOf = (cells: readonly string[], { targets }: ReadingRecords, field: RecordField): string[] =>
  targets.flatMap((target, at) => (target === field ? [cellText(cells[at] ?? '')] : [])).filter(Boolean)

/** Lines of the cells of some fields, each with its heading. */
export function linesOf(
  cells: readonly string[],
  { targets, headings }: ReadingRecords,
  fields: readonly RecordTarget[],
): string[] {
  return targets.flatMap((target, at) => {
    const cell = cells[at] ?? ''
    if (!fields.includes(target) || cellText(cell) === '') return []
    return [noteLine(isNoteHeading(headings[at] ?? '') ? '' : (headings[at] ?? ''), cell)]
  })
}

/** A client as a row describes it, in the fields of its form. */
export interface ReadClient {
  readonly name_clients: string
  readonly ubication_clients: string
  readonly status_clients: 'A' | 'I'
  /** What has no field of its own, a line for each column. */
  readonly notes_clients: string
  readonly notices: readonly CellRemark[]
}

/** Reads a client of a row. A city that the form refuses goes into the note, if the file has one for rows without. */
export function readClientRow(cells: readonly string[], reading: ReadingRecords): ReadClient {
  const [name = '', given = ''] = [cellsOf(cells, reading, 'name')[0], cellsOf(cells, reading, 'city')[0]]
  const { city: usual = '' } = reading.usual
  const isUsable = clientForm.shape.ubication_clients.safeParse(given).success
  const [status] = cellsOf(cells, reading, 'status')
  const lines = linesOf(cells, reading, ['contact', 'phone', 'email', 'note'])
  const notices: CellRemark[] = []
  if (given !== '' && !isUsable && usual !== '') {
    lines.push(...linesOf(cells, reading, ['city']))
    notices.push(remarkOf('city', given, 'to_note'))
  }
  if (status !== undefined && !isMatch(yes, status) && !isMatch(no, status))
    notices.push(remarkOf('status', status, 'usual', 'clients.status.I'))
  return {
    notices,
    name_clients: name,
    ubication_clients: isUsable || usual === '' ? given : usual,
    status_clients: status === undefined || isMatch(yes, status) ? 'A' : 'I',
    notes_clients: lines.join('\n'),
  }
}
