import { fromCell } from '#domain/kernel/cells.ts'
import { maxColumns, type TableRow } from '../files/table-rows.ts'
import { fromHeadings, isHeader, textOfCell } from '../files/tables/header-row.ts'
import type { UsedEncoding } from '../files/tables/read-table-file.ts'
import { offeredSheets, type Sheet, type TableFault } from '../files/tables/table-file.ts'

/** A table of a file that an import reads. */
export interface ImportTable {
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
  /** Lines whose quotation marks are not closed. */
  readonly unclosed: Sheet['unclosed']
}

export interface Unreadable {
  /** A message key. */
  readonly unreadable: string
}

/** The message key of each reason why a file has no table to read. */
export const tableFaults: Readonly<Record<TableFault, string>> = {
  damaged: 'imports.error.damaged',
  encrypted: 'imports.error.encrypted',
  macros: 'imports.error.macros',
  external_links: 'imports.error.external_links',
  too_large: 'imports.error.sheet_large',
  too_slow: 'imports.error.sheet_large',
  rows: 'imports.error.csv',
}

/** Rows of a file that are read for so many of an import: headings, titles above them, and one more row that detects too many. */
export const readRowsFor = (most: number): number => most + 32

interface Target {
  /** Counts the headings of a row that mean something. */
  readonly known: (cells: readonly string[]) => number
  readonly most: number
  /** The message keys of a table without rows, and of one with more. */
  readonly empty: string
  readonly manyRows: string
  /** Whether rows that the file hides are left out. */
  readonly leavesHidden?: boolean
}

/** The table of a sheet from its headings on, with the lines that the file hides, or why it cannot be imported. */
export function tableOf(
  sheet: Sheet,
  { known, most, empty, manyRows, leavesHidden = false }: Target,
): (ImportTable & { readonly hiddenRows: readonly number[] }) | Unreadable {
  const [head, ...records] = fromHeadings(sheet.rows, known)
  const headings = head?.cells.map(headingOf) ?? []
  while (headings.at(-1) === '') headings.pop()
  if (headings.length > maxColumns || !isHeader(headings)) return { unreadable: 'imports.error.header' }
  const all = records.map((row) => ({ ...row, cells: row.cells.map(textOfCell) }))
  const rows = leavesHidden ? all.filter(({ hidden }) => !hidden) : all
  if (all.length + sheet.unclosed.length === 0) return { unreadable: empty }
  if (rows.length > most) return { unreadable: manyRows }
  const hiddenRows = all.flatMap(({ line, hidden }) => (hidden ? [line] : []))
  return { headings, rows, unclosed: sheet.unclosed, hiddenRows }
}

const headingOf = (cell: string): string =>
  fromCell(cell)
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** Of the sheets of a file that may be chosen the one of this name, or the one of the highest rank; and all of them for the choice. */
export function chooseSheet<One extends Sheet>(all: readonly One[], name: string, rankOf: (one: One) => number) {
  const offered = offeredSheets(all)
  const ranks = offered.map(rankOf)
  return {
    chosen: offered.find((one) => name !== '' && one.name === name) ?? offered[ranks.indexOf(Math.max(...ranks))],
    sheets: offered.map((one) => ({ name: one.name, rows: Math.max(0, one.rows.length - 1) })),
  }
}

/** The headings of a table with the first values of each column, to find them in the file. */
export const describeColumns = ({ headings, rows }: Pick<ImportTable, 'headings' | 'rows'>) =>
  headings.map((heading, column) => ({
    heading,
    samples: [...new Set(rows.slice(0, 200).map(({ cells }) => cells[column]?.trim() ?? ''))]
      .filter((value) => value !== '')
      .slice(0, 3)
      .map((value) => [...value].slice(0, 60).join('')),
  }))

export const describeEncoding = (encoding: UsedEncoding | undefined) =>
  encoding ? { used: encoding.used, is_certain: encoding.isCertain, choices: [...encoding.choices] } : null
