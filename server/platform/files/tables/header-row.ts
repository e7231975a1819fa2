import { fromCell } from '#domain/kernel/cells.ts'
import { withoutReferences } from '../../html-references.ts'
import type { TableRow } from '../table-rows.ts'

/** The most rows above the headings: a title, the day of the report, remarks of the program that wrote it. */
const titleRows = 30
/** So many known headings make a row the one of the headings. */
const fewestKnown = 2

/** A row with an address or a number in it is a record, not the headings. */
export const isHeader = (headings: readonly string[]): boolean =>
  headings.some((heading) => /\p{L}/u.test(heading)) && !headings.some((heading) => /\S@\S+\.\S|^\+?[\d ()-]{7,}$/.test(heading))

const sameCells = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((cell, at) => cell.trim().toLowerCase() === (other[at] ?? '').trim().toLowerCase())

/**
 * The rows from the headings on: those with the most known headings, else the first with several cells. `known` counts the headings of a row
 * that mean something to the caller. Headings that are repeated further down are left out, as in tables that were joined or printed by pages.
 */
export function fromHeadings(rows: readonly TableRow[], known: (cells: readonly string[]) => number): readonly TableRow[] {
  const [head, ...rest] = beginWithHeadings(rows, known)
  if (!head) return []
  const records = head.cells.length > 1 ? rest.filter(({ cells }) => !sameCells(cells, head.cells)) : rest
  return [head, ...records.map((row) => withMerged(row, head.cells.length))]
}

/** A merged cell stands for each of its rows and columns. A row that holds nothing but one merged cell is a title between others. */
function withMerged(row: TableRow, columns: number): TableRow {
  const merged = row.merged?.filter(({ column }) => column < columns) ?? []
  const isAlone = row.cells.filter((cell) => cell.trim() !== '').length === 1
  const isTitle = isAlone && merged.length === columns - 1 && merged.every(({ isOfRow }) => isOfRow)
  if (merged.length === 0 || isTitle) return { ...row, merged: [] }
  const texts = new Map(merged.map(({ column, text }) => [column, text]))
  const length = Math.max(row.cells.length, ...merged.map(({ column }) => column + 1))
  return { ...row, merged, cells: Array.from({ length }, (_, at) => texts.get(at) ?? row.cells[at] ?? '') }
}

function beginWithHeadings(rows: readonly TableRow[], known: (cells: readonly string[]) => number): readonly TableRow[] {
  const counts = rows.slice(0, titleRows + 1).map(({ cells }) => (isHeader(cells) ? known(cells) : 0))
  const most = Math.max(0, ...counts)
  if (most >= fewestKnown) return rows.slice(counts.indexOf(most))
  const first = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return first > 0 && first <= titleRows && isHeader(rows[first]?.cells ?? []) ? rows.slice(first) : rows
}

/** The text of a cell, without the signs that spreadsheets and web pages need in it. */
export const textOfCell = (cell: string): string => withoutReferences(fromCell(cell))
