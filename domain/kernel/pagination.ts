import { z } from 'zod'
import { limits } from './limits.ts'

/** A whole number of a query string; anything else is a bad request. */
const wholeNumber = z.coerce.number('errors.bad_request').int('errors.bad_request').min(0, 'errors.bad_request')

/** The number of rows in an answer. */
export const pageSize = (fallback: number) =>
  wholeNumber.min(1, 'errors.bad_request').max(limits.maximumPageSize, 'errors.bad_request').default(fallback)

/**
 * The query of a growing list: `page` (from 0), `size`, `sort` (`field` or `-field` of an allow-list) and `q`. A list whose length is bounded
 * otherwise may name its `most` rows, all of which its pages reach.
 */
export function listQuery<const Fields extends readonly [string, ...string[]]>(
  sortable: Fields,
  fallback: SortOf<Fields>,
  most: number = limits.countCap,
) {
  const sorts = sortable.flatMap((field) => [field, `-${field}`]) as [SortOf<Fields>, ...SortOf<Fields>[]]
  const query = z.object({
    page: wholeNumber.default(0),
    size: pageSize(limits.maximumPageSize),
    sort: z.enum(sorts, 'errors.bad_request').default(fallback as never),
    q: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
  })
  // Pages end where counts end. A search reaches further rows better than paging does.
  return query.refine(({ page, size }) => page * size < most, 'errors.bad_request')
}
export type SortOf<Fields extends readonly string[]> = Fields[number] | `-${Fields[number]}`

/** The answer of a list. `total` stops at limits.countCap; `total_capped` says that there are more. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number().int(), total_capped: z.boolean().optional() })
}

export function recordOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: row })
}

/** The answer of a change: its message, and the record after it. */
export function changeOf<Row extends z.ZodType>(row: Row) {
  return z.object({ success_message: z.string(), data: row })
}

/** Splits '-created_at' into its column and direction. */
export function parseSort<Field extends string>(sort: Field | `-${Field}`): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { field: sort.slice(1) as Field, direction: 'desc' } : { field: sort as Field, direction: 'asc' }
}
