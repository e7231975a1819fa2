import { type RawBuilder, sql } from 'kysely'

/**
 * Whether there is such a row, as a column of a list: `anyRow(sql`applications where …`)`. PostgreSQL may answer a plain `exists`
 * there by reading its whole table, for it reckons with every row of the list and not with a page of them (P6).
 */
export const anyRow = (such: RawBuilder<unknown>) => sql<boolean>`coalesce((select true from ${such} limit 1), false)`
