import { stringify } from 'csv-stringify/sync'
import { toCell } from '#domain/kernel/cells.ts'

/** A table that spreadsheets open, and take for nothing but text (INJ-06). */
export function csvFile(header: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  // With a mark of UTF-8 in front, or spreadsheets guess another alphabet.
  const options = { bom: true, quoted: true, record_delimiter: 'windows' } as const
  return Buffer.from(stringify([header, ...rows.map((cells) => cells.map(toCell))], options))
}
