import { setImmediate } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { toCell } from '#domain/kernel/cells.ts'
import type { Language } from '#domain/kernel/languages.ts'

/** So many rows are written before others get their turn: about two milliseconds. */
const rowsAtOnce = 200
// With a mark of UTF-8 in front, or spreadsheets guess another alphabet.
const byteOrderMark = '\ufeff'

/** Where a decimal has a comma, spreadsheets expect semicolons between cells, or they show each row in one cell. */
const delimiters: Readonly<Record<Language, string>> = { es: ';', en: ',' }

interface Table<Row> {
  readonly header: readonly string[]
  readonly rows: readonly Row[]
  readonly cellsOf: (row: Row) => readonly string[]
  /** Writes the text of a cell so that no spreadsheet takes it for a formula (INJ-06). */
  readonly cellOf?: (text: string) => string
  /** The reader's: it decides what stands between cells. */
  readonly language: Language
}

/**
 * A table that spreadsheets of a language open in columns, without formulas (INJ-06); in pieces, so that a long one keeps nobody else
 * waiting (P10).
 */
export async function* csvFile<Row>({ header, rows, cellsOf, cellOf = toCell, language }: Table<Row>): AsyncGenerator<Buffer> {
  const written = (some: readonly (readonly string[])[]) =>
    stringify([...some], { quoted: true, record_delimiter: 'windows', delimiter: delimiters[language] })
  yield Buffer.from(byteOrderMark + written([header]))
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await setImmediate()
    yield Buffer.from(written(rows.slice(first, first + rowsAtOnce).map((row) => cellsOf(row).map(cellOf))))
  }
}
