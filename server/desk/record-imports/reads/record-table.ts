import { type RecordKind, recordColumns } from '#domain/desk/record-imports/record-fields.rules.ts'
import { knownRecordHeadings } from '#domain/desk/record-imports/record-headings.rules.ts'
import type { RecordChoices } from '#domain/desk/record-imports/record-imports.contract.ts'
import { kindOfSheet } from '#domain/people/imports/sheet-names.rules.ts'
import { maxColumns } from '../../../platform/files/table-rows.ts'
import { fromHeadings } from '../../../platform/files/tables/header-row.ts'
import { readTableFile, type UsedEncoding } from '../../../platform/files/tables/read-table-file.ts'
import { isFaulty, type Sheet } from '../../../platform/files/tables/table-file.ts'
import {
  chooseSheet,
  type ImportTable,
  readRowsFor,
  tableFaults,
  tableOf,
  type Unreadable,
} from '../../../platform/imports/import-table.ts'

export interface RecordTable extends ImportTable {
  /** The lines that the file hides. */
  readonly hiddenRows: readonly number[]
  readonly sheets: readonly { readonly name: string; readonly rows: number }[]
  readonly sheet: string
  readonly encoding: UsedEncoding | undefined
}

/** Reads the table of records in a file: the chosen sheet, or the one named after the records, or with the most known headings. */
export async function readRecordTable(
  content: Buffer,
  extension: string,
  kind: RecordKind,
  { sheet, encoding, hidden }: Pick<RecordChoices, 'sheet' | 'encoding' | 'hidden'>,
): Promise<RecordTable | Unreadable> {
  const known = knownRecordHeadings(kind)
  const { rows: most, manyRows } = recordColumns[kind]
  const file = await readTableFile(content, extension, { maxRows: readRowsFor(most), encoding: encoding || undefined, known })
  if (isFaulty(file)) return { unreadable: tableFaults[file.fault] }
  const worth = ({ rows }: Sheet) => known(fromHeadings(rows, known)[0]?.cells ?? [])
  // A sheet that is named after the kind comes first if it has any of its columns.
  const rank = (one: Sheet) => worth(one) + (kindOfSheet(one.name) === kind && worth(one) > 0 ? maxColumns : 0)
  const { chosen, sheets } = chooseSheet(file.sheets, sheet, rank)
  if (!chosen) return { unreadable: 'imports.error.header' }
  const table = tableOf(chosen, { known, most, manyRows, empty: 'records.error.empty', leavesHidden: hidden === 'leave_out' })
  return 'unreadable' in table ? table : { ...table, sheets, sheet: chosen.name, encoding: file.encoding }
}
