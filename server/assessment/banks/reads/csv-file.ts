import { type CsvError, parse } from 'csv-parse/sync'
import { columnAliases, neededColumns, tableColumns } from '#domain/assessment/banks/bank-file.contract.ts'
import type { FileEntry } from '#domain/assessment/banks/import.rules.ts'
import { fromCell } from '#domain/kernel/cells.ts'
import { limits } from '#domain/kernel/limits.ts'
import { decodedText } from '../../../platform/files/decoded-text.ts'
import { type BankFileContent, entryOf, shorten } from './file-entry.ts'

interface Row {
  readonly cells: readonly string[]
  /** Where it begins in the file, from 1. */
  readonly line: number
}

const delimiters = [';', ',', '\t'] as const
type Delimiter = (typeof delimiters)[number]
/** Nobody needs more; a file of nothing but columns would hold everybody up, and the parser does not count empty ones. */
const mostColumns = 100
const rowOfEmptyCells = new RegExp(`(?:(?:"")?[,;\\t]){${mostColumns}}`)
const mostInRow = 256 * 1024
/** The head, as many questions as a file may have, and one more, which says that there are too many. */
const mostRows = limits.bankFile.questions + 2
/** Rows without any content are not rows, but to look at each takes time. */
const mostEmptyRows = 20_000
/** So many rows whose quotation marks do not close are named; in a file with more, something else is wrong. */
const mostUnclosed = 20

/** A first line by which spreadsheets are told what stands between cells. */
const separatorLine = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n?|\n)/i

/** A table of questions as spreadsheets and people write it (see docs/bank-files.md). */
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
  if (header.length > mostColumns || !neededColumns.every((name) => header.includes(name)))
    return { unreadable: 'banks.error.csv_header' }
  if (questions.length > limits.bankFile.questions) return { unreadable: 'banks.error.too_many' }
  const entries = questions.map((row) => entryIn(header, row))
  return {
    entries: [...entries, ...table.unclosed].toSorted((one, other) => one.line - other.line),
    notes: unknownColumns(header, questions, head?.cells ?? []),
  }
}

/** Whether a text names the columns of a bank in its first row. */
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

/** The column that a head names, whatever its capitals, accents and spaces: "Answer 1", "Respuesta_1", "Opción 1". */
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

/** The rows that say something, and those whose quotation marks do not close; undefined when nothing can be told apart. */
function rowsOf(text: string, delimiter: Delimiter, firstLine: number) {
  const rows: Row[] = []
  const unclosed: FileEntry[] = []
  const lines = text.split(/\r\n|\r|\n/)
  // Spreadsheets save rows that were emptied.
  while (lines.length > 0 && /^[;,\t" ]*$/.test(lines.at(-1) ?? '')) lines.pop()
  let empty = 0
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at).join('\n')
    let read = 0
    const keep = (cells: string[], { lines: end }: { lines: number }) => {
      read = end
      if (cells.every((cell) => cell.trim() === '')) {
        empty += 1
        if (empty > mostEmptyRows) throw new TooManyRowsError()
        return null
      }
      if (rows.length >= mostRows) throw new TooManyRowsError()
      const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      rows.push({ cells, line: firstLine + at + end - 1 - within })
      return null
    }
    try {
      parse(rest, {
        ...{ delimiter, relax_column_count: true, relax_quotes: true, record_delimiter: '\n' },
        ...{ max_record_size: mostInRow, on_record: keep },
      })
      return { rows, unclosed }
    } catch (error) {
      if (error instanceof TooManyRowsError) return { rows, unclosed }
      if (!isUnclosed(error as CsvError) || unclosed.length >= mostUnclosed || rows.length === 0) return undefined
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

/** Columns that a bank does not have, where something stands in them. */
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

/** What a row says; an empty cell where something may be missing says nothing. */
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

/** Which answer is right, from 1: a number, also as spreadsheets of either language write it, or a letter. */
function placeOf(cell: string): number {
  const said = cell.trim().replace(/^(\d+)[.,]0*$/, '$1')
  if (/^[a-t]$/i.test(said)) return said.toLowerCase().charCodeAt(0) - 96
  return /^\d+$/.test(said) ? Number(said) : Number.NaN
}
