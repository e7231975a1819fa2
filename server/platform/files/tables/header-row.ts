import type { TableRow } from '../table-rows.ts'

/** The most rows above the headings: a title, the day of the report, remarks of the program that wrote it. */
const titleRows = 30
/** So many known headings make a row the one of the headings. */
const fewestKnown = 2

/** A row with an address or a number in it is a record, not the headings. */
export const isHeader = (headings: readonly string[]): boolean =>
  headings.some((heading) => /\p{L}/u.test(heading)) && !headings.some((heading) => /\S@\S+\.\S|^\+?[\d ()-]{7,}$/.test(heading))

/**
 * The rows from the headings on: those with the most known headings, else the first with several cells. `known` counts the headings of a row
 * that mean something to the caller.
 */
export function fromHeadings(rows: readonly TableRow[], known: (cells: readonly string[]) => number): readonly TableRow[] {
  const counts = rows.slice(0, titleRows + 1).map(({ cells }) => (isHeader(cells) ? known(cells) : 0))
  const most = Math.max(0, ...counts)
  if (most >= fewestKnown) return rows.slice(counts.indexOf(most))
  const first = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return first > 0 && first <= titleRows && isHeader(rows[first]?.cells ?? []) ? rows.slice(first) : rows
}
