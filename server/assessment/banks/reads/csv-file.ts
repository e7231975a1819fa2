import { type CsvError, parse } from 'csv-parse/sync'
import { columnAliases, neededColumns, tableColumns } from '#domain/assessment/banks/bank-file.contract.ts'
import type { FileEntry } from '#domain/assessment/banks/import.rules.ts'
import { fromCell } from '#domain/kernel/cells.ts'
import { limits } from '#domain/kernel/limits.ts'
import { decodedText } from '../../../platform/files/decoded-text.ts'
import { type BankFileContent, entryOf, shorten } from './file-entry.ts'

interface Row {
  readonly cells: readonly string[]
  /** The first line of the row in the file, from 1. */
  readonly line: number
}

const delimiters = [';', ',', '\t'] as const
type Delimiter = (typeof delimiters)[number]
/** Protects against files of many columns, which block the process and whose empty cells the parser does not limit. */
const maxColumns = 100
const rowOfEmptyCells = new RegExp(`(?:(?:"")?[,;\\t]){${maxColumns}}`)
const maxRowLength = 256 * 1024
/** The header and the permitted number of questions, and one more row that detects too many. */
const maxRows = limits.bankFile.questions + 2
/** Empty rows are skipped, but each one costs time. */
const maxEmptyRows = 20_000
/** The number of rows with unclosed quotation marks that are reported; with more, the whole file is refused. */
const maxUnclosed = 20

/** The line "sep=;", which tells spreadsheets the delimiter. */
const separatorLine = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n?|\n)/i

/** Reads a table of questions from a spreadsheet or an editor (see docs/bank-files.md). */
export function readCsv(content: Buffer): BankFileContent {
  const whole = decodedText(content)
  if (rowOfEmptyCells.test(whole)) return { unreadable: 'banks.error.csv' }
  const separator = separatorLine.exec(whole)
  const text = whole.slice(separator?.[0].length ?? 0)
  const delimiter = (separator?.[1] as Delimiter | undefined) ?? delimiterOf(text)
  const table = rowsOf(text, delimiter, separator ? 2 : 1)
  if (!table) return { unreadable: 'banks.error.csv' }
  const [head, ...questions] = table.rows
  const header = head?.cells.map(columnOf) ?? []
  if (header.length > maxColumns || !neededColumns.every((name) => header.includes(name)))
    return { unreadable: 'banks.error.csv_header' }
  if (questions.length > limits.bankFile.questions) return { unreadable: 'banks.error.too_many' }
  const entries = questions.map((row) => entryIn(header, row))
  return {
    entries: [...entries, ...table.unclosed].toSorted((one, other) => one.line - other.line),
    notes: unknownColumns(header, questions, head?.cells ?? []),
  }
}

/** Whether the first row has the columns of a bank. */
export function isTable(content: Buffer): boolean {
  const text = decodedText(content).replace(separatorLine, '')
  return namesColumns(firstRow(text), delimiterOf(text))
}

const firstRow = (text: string): string => /^\s*([^\r\n]*)/.exec(text)?.[1] ?? ''
const namesColumns = (row: string, delimiter: Delimiter): boolean => {
  const names = row.split(delimiter).map(columnOf)
  return neededColumns.every((name) => names.includes(name))
}

function delimiterOf(text: string): Delimiter {
  const row = firstRow(text)
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

/** The rows with content, and those with unclosed quotation marks; undefined when rows cannot be separated. */
function rowsOf(text: string, delimiter: Delimiter, firstLine: number) {
  const rows: Row[] = []
  const unclosed: FileEntry[] = []
  const lines = text.split(/\r\n|\r|\n/)
  // Spreadsheets save emptied rows.
  while (lines.length > 0 && /^[;,\t" ]*$/.test(lines.at(-1) ?? '')) lines.pop()
  let empty = 0
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at).join('\n')
    let read = 0
    const keep = (cells: string[], { lines: end }: { lines: number }) => {
      read = end
      if (cells.every((cell) => cell.trim() === '')) {
        empty += 1
        if (empty > maxEmptyRows) throw new TooManyRowsError()
        return null
      }
      if (rows.length >= maxRows) throw new TooManyRowsError()
      const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      rows.push({ cells, line: firstLine + at + end - 1 - within })
      return null
    }
    try {
      parse(rest, {
        ...{ delimiter, relax_column_count: true, relax_quotes: true, record_delimiter: '\n' },
        ...{ max_record_size: maxRowLength, on_record: keep },
      })
      return { rows, unclosed }
    } catch (error) {
      if (error instanceof TooManyRowsError) return { rows, unclosed }
      if (!isUnclosed(error as CsvError) || unclosed.length >= maxUnclosed || rows.length === 0) return undefined
      while (lines[at + read]?.trim() === '') read += 1
      const line = lines[at + read] ?? ''
      unclosed.push({ line: firstLine + at + read, text: shorten(line), wrong: ['banks.error.csv'] })
      at += read + 1
    }
  }
  return { rows, unclosed }
}

class TooManyRowsError extends Error {}

const isUnclosed = ({ code }: CsvError): boolean => code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'

function entryIn(header: readonly string[], { cells, line }: Row): FileEntry {
  const texts = cells.map(fromCell)
  const isBeyond = texts.some((cell, column) => cell.trim() !== '' && column >= header.length)
  if (!isBeyond) return entryOf(line, questionOf(header, texts))
  return { line, text: shorten(texts[header.indexOf('question')] ?? ''), wrong: ['banks.error.more_cells'] }
}

/** Columns with content that a bank does not have. */
function unknownColumns(header: readonly string[], rows: readonly Row[], written: readonly string[]) {
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
  const said = cell.trim().replace(/^(\d+)[.,]0*$/, '$1')
  if (/^[a-t]$/i.test(said)) return said.toLowerCase().charCodeAt(0) - 96
  return /^\d+$/.test(said) ? Number(said) : Number.NaN
}
