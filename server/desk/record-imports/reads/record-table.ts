import { knownRecordHeadings, type RecordKind } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { fromCell } from '#domain/kernel/cells.ts'
import { limits } from '#domain/kernel/limits.ts'
import { tableFaults } from '../../../people/imports/reads/import-file.ts'
import { maxColumns, type TableRow } from '../../../platform/files/table-rows.ts'
import { fromHeadings, isHeader, textOfCell } from '../../../platform/files/tables/header-row.ts'
import { readTableFile, type UsedEncoding } from '../../../platform/files/tables/read-table-file.ts'
import { isFaulty, offeredSheets, type Sheet } from '../../../platform/files/tables/table-file.ts'

export interface RecordTable {
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
  /** Lines whose quotation marks are not closed. */
  readonly unclosed: Sheet['unclosed']
  readonly sheets: readonly { readonly name: string; readonly rows: number }[]
  readonly sheet: string
  readonly encoding: UsedEncoding | undefined
}

/** Reads the table of clients or vacancies in a file: the chosen sheet, or the one with the most known headings. */
export async function readRecordTable(
  content: Buffer,
  extension: string,
  kind: RecordKind,
  { sheet, encoding }: Pick<RecordChoices, 'sheet' | 'encoding'>,
): Promise<RecordTable | { readonly unreadable: string }> {
  const known = knownRecordHeadings(kind)
  const maxRows = limits.recordImport.rows + 32
  const table = await readTableFile(content, extension, { maxRows, encoding: encoding || undefined, known })
  if (isFaulty(table)) return { unreadable: tableFaults[table.fault] }
  const filled = offeredSheets(table.sheets)
  const chosen = filled.find(({ name }) => sheet !== '' && name === sheet)
  const worth = ({ rows }: Sheet) => known(fromHeadings(rows, known)[0]?.cells ?? [])
  const best = chosen ?? filled.toSorted((one, other) => worth(other) - worth(one))[0]
  if (!best) return { unreadable: 'imports.error.header' }
  const [head, ...rest] = fromHeadings(best.rows, known)
  const headings = head?.cells.map((cell) => fromCell(cell).trim()) ?? []
  while (headings.at(-1) === '') headings.pop()
  if (headings.length === 0 || headings.length > maxColumns || !isHeader(headings)) return { unreadable: 'imports.error.header' }
  const rows = rest.map(({ line, cells }) => ({ line, cells: cells.map(textOfCell) }))
  if (rows.length + best.unclosed.length === 0) return { unreadable: 'records.error.empty' }
  if (rows.length > limits.recordImport.rows) return { unreadable: 'records.error.many_rows' }
  const sheets = filled.map(({ name, rows: all }) => ({ name, rows: Math.max(0, all.length - 1) }))
  return { headings, rows, unclosed: best.unclosed, sheets, sheet: best.name, encoding: table.encoding }
}
