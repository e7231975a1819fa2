import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { type CsvError, parse } from 'csv-parse'
import type { BareEncoding } from '#domain/kernel/text-encodings.ts'
import { decodedText } from './decoded-text.ts'

/** A row of a table with content. */
export interface TableRow {
  readonly cells: readonly string[]
  /** The first line of the row in the file, from 1. */
  readonly line: number
  /** Whether a workbook hides the row, by a filter or by hand. */
  readonly hidden?: boolean
  /** The columns whose cell belongs to a merged one that began before, with its text. */
  readonly merged?: readonly MergedCell[]
}

export interface MergedCell {
  readonly column: number
  readonly text: string
  /** Whether the merged cell begins in this row. */
  readonly isOfRow: boolean
}

/** A line whose quotation marks are not closed. */
interface UnclosedLine {
  readonly line: number
  readonly text: string
}

export interface ReadTable {
  readonly rows: readonly TableRow[]
  readonly unclosed: readonly UnclosedLine[]
  /** The number of rows without content between the others. */
  readonly emptyRows: number
}

export const delimiters = [';', ',', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

interface Reading {
  /** Finds the delimiter in the first row, or in the first lines, when no line of the file names it. */
  readonly delimiterOf: (firstRow: string, firstLines: string) => Delimiter
  /** The encoding of a text that does not say its own. */
  readonly encoding?: BareEncoding | undefined
  /** Changes the text before its cells are separated. */
  readonly prepare?: (text: string) => string
  /** Rows beyond this number are not read. The header counts. */
  readonly maxRows: number
}

/** Protects against files of many columns, which block the process and whose empty cells the parser does not limit. */
export const maxColumns = 100
const rowOfEmptyCells = new RegExp(`(?:(?:"")?[,;\\t]){${maxColumns}}`)
const maxRowLength = 256 * 1024
/** Empty rows are skipped, but each one costs time. */
const maxEmptyRows = 20_000
/** The number of rows with unclosed quotation marks that are reported; with more, the whole file is refused. */
const maxUnclosed = 20
/** Characters that are parsed before other requests get the event loop: a few milliseconds of work. */
const pieceLength = 64 * 1024
/** The first lines of a table have room in this many characters. */
const headLength = 16 * 1024

/** The line "sep=;", which states the delimiter for spreadsheets. */
const separatorLine = /^"?sep=([;,\t])"?[;,\t]*(?:\r\n?|\n)/i

/** The first row of a table as text, in any encoding. */
export const firstRowOf = (content: Buffer): string => firstRow(decodedText(content).replace(separatorLine, ''))
const firstRow = (text: string): string => /^\s*([^\r\n]*)/.exec(text)?.[1] ?? ''

/**
 * Reads the rows of a table from a spreadsheet or an editor: any encoding of decodedText, any line ends, quoted cells of several lines, rows
 * of any length. Returns undefined when rows cannot be separated. The text is parsed in pieces, so that a long table does not block other
 * requests (P10).
 */
export async function readTable(
  content: Buffer,
  { delimiterOf, maxRows, encoding, prepare }: Reading,
): Promise<ReadTable | undefined> {
  const decoded = decodedText(content, encoding)
  const whole = prepare ? prepare(decoded) : decoded
  if (rowOfEmptyCells.test(whole)) return undefined
  const separator = separatorLine.exec(whole)
  const text = whole.slice(separator?.[0].length ?? 0)
  const delimiter = (separator?.[1] as Delimiter | undefined) ?? delimiterOf(firstRow(text), text.slice(0, headLength))
  return rowsOf(text, { delimiter, maxRows, firstLine: separator ? 2 : 1 })
}

interface Table {
  readonly delimiter: Delimiter
  readonly maxRows: number
  readonly firstLine: number
}

async function rowsOf(text: string, { delimiter, maxRows, firstLine }: Table): Promise<ReadTable | undefined> {
  const rows: TableRow[] = []
  const unclosed: UnclosedLine[] = []
  const lines = withoutEmptiedRows(text).split(/\r\n|\r|\n/)
  let emptyRows = 0
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at).join('\n')
    let read = 0
    const keep = (cells: string[], { lines: end }: { lines: number }) => {
      read = end
      if (cells.every((cell) => cell.trim() === '')) {
        emptyRows += 1
        if (emptyRows > maxEmptyRows) throw new TooManyRowsError()
        return null
      }
      if (rows.length >= maxRows) throw new TooManyRowsError()
      const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      rows.push({ cells, line: firstLine + at + end - 1 - within })
      return null
    }
    const parser = parse({
      ...{ delimiter, relax_column_count: true, relax_quotes: true, record_delimiter: '\n' },
      ...{ max_record_size: maxRowLength, on_record: keep },
    })
    try {
      // The rows are kept by `keep`, so nothing comes out of the parser.
      await pipeline(Readable.from(piecesOf(rest)), parser.resume())
      return { rows, unclosed, emptyRows }
    } catch (error) {
      if (error instanceof TooManyRowsError) return { rows, unclosed, emptyRows }
      if (!isUnclosed(error as CsvError) || unclosed.length >= maxUnclosed || rows.length === 0) return undefined
      while (lines[at + read]?.trim() === '') read += 1
      unclosed.push({ line: firstLine + at + read, text: lines[at + read] ?? '' })
      at += read + 1
    }
  }
  return { rows, unclosed, emptyRows }
}

/** The text up to its last line with content. Spreadsheets save emptied rows, and millions of them must not hold the process. */
function withoutEmptiedRows(text: string): string {
  let last = text.length - 1
  while (last >= 0 && ';,\t" \r\n'.includes(text.charAt(last))) last -= 1
  const rest = text.slice(Math.max(0, last)).search(/[\r\n]/)
  if (last < 0) return ''
  return rest < 0 ? text : text.slice(0, last + rest)
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += pieceLength) {
    await setImmediate()
    yield bytes.subarray(at, at + pieceLength)
  }
}

class TooManyRowsError extends Error {}

const isUnclosed = ({ code }: CsvError): boolean => code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
