import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { toCell } from '#domain/kernel/cells.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Cell, DateCell } from './table-cells.ts'

/** Rows written before other requests get the event loop: about two milliseconds of work. */
const rowsAtOnce = 200
// Without the byte-order mark of UTF-8, spreadsheets guess another encoding.
const byteOrderMark = '\ufeff'

/** Where decimals use a comma, spreadsheets expect semicolons between cells; with commas they show each row in one cell. */
const delimiters: Readonly<Record<Language, string>> = { es: ';', en: ',' }
const decimalSigns: Readonly<Record<Language, string>> = { es: ',', en: '.' }

/** A number as spreadsheets of a language read it in a cell of csvFile. */
export const csvNumber = (value: number, language: Language): string => String(value).replace('.', decimalSigns[language])

interface Table<Row> {
  readonly header: readonly string[]
  readonly rows: readonly Row[]
  readonly cellsOf: (row: Row) => readonly string[]
  /** Escapes the text of a cell so that spreadsheets do not run it as a formula (INJ-06). */
  readonly cellOf?: (text: string) => string
  /** The reader's language; it decides the delimiter. */
  readonly language: Language
}

/**
 * Writes a table whose rows are read page by page, without formulas, like csvFile (INJ-06). Numbers stay numbers.
 */
export async function* csvOfPages(
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  language: Language,
): AsyncGenerator<Buffer> {
  const textOf = (cell: Cell) => (cell instanceof DateCell ? cell.text : typeof cell === 'string' ? toCell(cell) : String(cell))
  const written = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map(textOf)),
      { quoted: true, record_delimiter: 'windows', delimiter: delimiters[language] },
    )
  yield Buffer.from(byteOrderMark + written([header]))
  for await (const rows of pages) if (rows.length > 0) yield Buffer.from(written(rows))
}

/**
 * Writes a table that spreadsheets of a language open in columns and without formulas (INJ-06). It comes in pieces, so that a long table
 * does not block other requests (P10).
 */
export async function* csvFile<Row>({ header, rows, cellsOf, cellOf = toCell, language }: Table<Row>): AsyncGenerator<Buffer> {
  const written = (some: readonly (readonly string[])[]) =>
    stringify([...some], { quoted: true, record_delimiter: 'windows', delimiter: delimiters[language] })
  yield Buffer.from(byteOrderMark + written([header.map(cellOf)]))
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await setImmediate()
    yield Buffer.from(written(rows.slice(first, first + rowsAtOnce).map((row) => cellsOf(row).map(cellOf))))
  }
}
