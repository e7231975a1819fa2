import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { ListState } from './list-state.ts'

export type Sortable = string | number | boolean | null | undefined

/**
 * Searches, sorts and pages rows that are all in the browser. `sortValueOf` gives a column's sort key. `at` is the page of the rows: the
 * last page for an address beyond the end.
 */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { page, size, sort, q }: ListState,
  { textOf, sortValueOf, locale }: { textOf(row: Row): string; sortValueOf(row: Row, column: string): Sortable; locale: string },
): { page: Row[]; at: number; total: number } {
  const wanted = withoutAccents(q).trim()
  const descending = sort.startsWith('-')
  const field = descending ? sort.slice(1) : sort
  const compare = new Intl.Collator(locale, { numeric: true }).compare
  const found = rows.filter((row) => withoutAccents(textOf(row)).includes(wanted))
  const sorted = found.sort((a, b) => {
    const order = compareValues(sortValueOf(a, field), sortValueOf(b, field), compare)
    return descending ? -order : order
  })
  const at = Math.max(0, Math.min(page, Math.ceil(sorted.length / size) - 1))
  return { page: sorted.slice(at * size, (at + 1) * size), at, total: sorted.length }
}

function compareValues(a: Sortable, b: Sortable, compareText: (a: string, b: string) => number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareText(String(a ?? ''), String(b ?? ''))
}
