import { z } from 'zod'
import { limits } from './limits.ts'

/** Whole number in a query string; anything else is a bad request. */
const wholeNumber = z.coerce.number('errors.bad_request').int('errors.bad_request').min(0, 'errors.bad_request')

/** How many of a list an answer holds. */
export const pageSize = (fallback: number) =>
  wholeNumber.min(1, 'errors.bad_request').max(limits.maximumPageSize, 'errors.bad_request').default(fallback)

/** `page` (from 0), `size`, `sort` (`field` or `-field` from an allow-list) and `q` of a growing list (SPEC-03). */
export function listQuery<const Fields extends readonly [string, ...string[]]>(sortable: Fields, fallback: SortOf<Fields>) {
  const sorts = sortable.flatMap((field) => [field, `-${field}`]) as [SortOf<Fields>, ...SortOf<Fields>[]]
  const query = z.object({
    page: wholeNumber.default(0),
    size: pageSize(limits.maximumPageSize),
    sort: z.enum(sorts, 'errors.bad_request').default(fallback as never),
    q: z.string().trim().max(limits.text.line, 'errors.bad_request').default(''),
  })
  // Pages end where counts end: further on, a search finds more than turning pages would.
  return query.refine(({ page, size }) => page * size < limits.countCap, 'errors.bad_request')
}
export type SortOf<Fields extends readonly string[]> = Fields[number] | `-${Fields[number]}`

/** Answer of a list. `total` stops at limits.countCap; `total_capped` says that there are more. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number().int(), total_capped: z.boolean().optional() })
}

export function recordOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: row })
}

/** Answer of a change: what to say, and the record after it. */
export function changeOf<Row extends z.ZodType>(row: Row) {
  return z.object({ success_message: z.string(), data: row })
}

/** Splits '-created_at' into its column and direction. */
export function parseSort<Field extends string>(sort: Field | `-${Field}`): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { field: sort.slice(1) as Field, direction: 'desc' } : { field: sort as Field, direction: 'asc' }
}
