import type { TableRow } from '../table-rows.ts'

/** A table of a file: a CSV, or a sheet of a workbook. Its cells are texts. */
export interface Sheet {
  /** The name of the sheet; of a CSV in an archive its path, else empty. */
  readonly name: string
  /** Whether a workbook hides the sheet. */
  readonly hidden: boolean
  readonly rows: readonly TableRow[]
  /** Lines of a CSV whose quotation marks are not closed. */
  readonly unclosed: readonly { readonly line: number; readonly text: string }[]
  readonly emptyRows: number
}

/** The sheets with rows from which staff choose. Hidden ones are left out, unless all are hidden. */
export function offeredSheets<One extends Sheet>(sheets: readonly One[]): One[] {
  const filled = sheets.filter(({ rows, unclosed }) => rows.length + unclosed.length > 0)
  const shown = filled.filter(({ hidden }) => !hidden)
  return shown.length > 0 ? shown : filled
}

/** Why a file cannot be read as a table. */
export type TableFault =
  | 'damaged'
  | 'encrypted'
  | 'macros'
  | 'external_links'
  | 'too_large'
  | 'too_slow'
  /** Rows of a CSV that cannot be separated. */
  | 'rows'

export interface FaultyTable {
  readonly fault: TableFault
}

export const isFaulty = (read: object): read is FaultyTable => 'fault' in read

/** Workbooks; a CSV or another text is everything else. */
export const workbookExtensions = ['xlsx', 'ods'] as const
export type WorkbookExtension = (typeof workbookExtensions)[number]

export const isWorkbook = (extension: string): extension is WorkbookExtension =>
  workbookExtensions.some((one) => one === extension)
