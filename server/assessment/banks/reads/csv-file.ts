import { columnAliases, neededColumns, tableColumns } from '#domain/assessment/banks/bank-file.contract.ts'
import type { FileEntry } from '#domain/assessment/banks/import.rules.ts'
import { fromCell } from '#domain/kernel/cells.ts'
import { limits } from '#domain/kernel/limits.ts'
import {
  type Delimiter,
  delimiters,
  firstRowOf,
  maxColumns,
  readTable,
  type TableRow,
} from '../../../platform/files/table-rows.ts'
import { type BankFileContent, entryOf, shorten } from './file-entry.ts'

/** The header and the permitted number of questions, and one more row that detects too many. */
const maxRows = limits.bankFile.questions + 2

/** Reads a table of questions from a spreadsheet or an editor (see docs/bank-files.md). */
export async function readCsv(content: Buffer): Promise<BankFileContent> {
  const table = await readTable(content, { delimiterOf, maxRows })
  if (!table) return { unreadable: 'banks.error.csv' }
  const [head, ...questions] = table.rows
  const header = head?.cells.map(columnOf) ?? []
  if (header.length > maxColumns || !neededColumns.every((name) => header.includes(name)))
    return { unreadable: 'banks.error.csv_header' }
  if (questions.length > limits.bankFile.questions) return { unreadable: 'banks.error.too_many' }
  const entries = questions.map((row) => entryIn(header, row))
  const unclosed = table.unclosed.map(({ line, text }) => ({ line, text: shorten(text), wrong: ['banks.error.csv'] }))
  return {
    entries: [...entries, ...unclosed].toSorted((one, other) => one.line - other.line),
    notes: unknownColumns(header, questions, head?.cells ?? []),
  }
}

/** Whether the first row has the columns of a bank. */
export function isTable(content: Buffer): boolean {
  const row = firstRowOf(content)
  return namesColumns(row, delimiterOf(row))
}

const namesColumns = (row: string, delimiter: Delimiter): boolean => {
  const names = row.split(delimiter).map(columnOf)
  return neededColumns.every((name) => names.includes(name))
}

function delimiterOf(row: string): Delimiter {
  return delimiters.find((delimiter) => namesColumns(row, delimiter)) ?? ','
}

/** The column of a header cell, ignoring case, accents and spaces: "Answer 1", "Respuesta_1", "Opción 1". */
function columnOf(cell: string): string {
  const name = cell
    .replace(/"/g, '')
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s-]+/g, '_')
  const answer = /^(?:answer|respuesta|opcion)_?(\d+)$/.exec(name)
  return answer ? `answer_${Number(answer[1])}` : (columnAliases[name] ?? name)
}

function entryIn(header: readonly string[], { cells, line }: TableRow): FileEntry {
  const texts = cells.map(fromCell)
  const isBeyond = texts.some((cell, column) => cell.trim() !== '' && column >= header.length)
  if (!isBeyond) return entryOf(line, questionOf(header, texts))
  return { line, text: shorten(texts[header.indexOf('question')] ?? ''), wrong: ['banks.error.more_cells'] }
}

/** Columns with content that a bank does not have. */
function unknownColumns(header: readonly string[], rows: readonly TableRow[], written: readonly string[]) {
  const isKnown = (name: string, at: number) =>
    header.indexOf(name) === at && (tableColumns.some((known) => known === name) || /^answer_\d+$/.test(name))
  const unknown = header.flatMap((name, at) =>
    !isKnown(name, at) && rows.some(({ cells }) => cells[at]?.trim()) ? [written[at]?.trim() || `#${at + 1}`] : [],
  )
  return unknown.length > 0 ? [{ note: 'banks.file_note.columns', values: unknown }] : []
}

const types: Readonly<Record<string, string>> = {
  ...{ seleccion: 'select', opcion_multiple: 'select', multiple_choice: 'select', texto: 'text', abierta: 'text', open: 'text' },
}
const languages: Readonly<Record<string, string>> = { espanol: 'es', spanish: 'es', ingles: 'en', english: 'en' }

/** Reads the question of a row. Empty cells of optional columns count as absent. */
function questionOf(header: readonly string[], cells: readonly string[]) {
  const cell = (name: string) => (header.includes(name) ? (cells[header.indexOf(name)] ?? '') : undefined)
  const word = (name: string, words: Readonly<Record<string, string>>) =>
    words[columnOf(cell(name) ?? '')] ?? columnOf(cell(name) ?? '')
  const correct = placeOf(cell('correct') ?? '')
  const answers = header.flatMap((name, column) => {
    const place = Number(/^answer_(\d+)$/.exec(name)?.[1] ?? Number.NaN)
    const text = cells[column] ?? ''
    return Number.isNaN(place) || text.trim() === '' ? [] : [{ place, answer: text }]
  })
  return {
    language: word('language', languages).replace(/_[a-z]{2,3}$/, ''),
    type: word('type', types),
    question: cell('question'),
    uuid: cell('uuid')?.trim() || undefined,
    pair: cell('pair')?.trim() || undefined,
    alternative_text: cell('alternative_text'),
    transcript: cell('transcript'),
    answers: answers
      .toSorted((one, other) => one.place - other.place)
      .map(({ place, answer }) => ({ answer, correct: place === correct })),
  }
}

/** The number of the right answer, from 1: a number, with decimals of either language, or a letter. */
function placeOf(cell: string): number {
  const label = cell.trim().replace(/^(\d+)[.,]0*$/, '$1')
  if (/^[a-t]$/i.test(label)) return label.toLowerCase().charCodeAt(0) - 96
  return /^\d+$/.test(label) ? Number(label) : Number.NaN
}
