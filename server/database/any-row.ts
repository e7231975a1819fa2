import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a matching row exists, as a column of a list: `anyRow(sql`applications where …`)`. For a plain `exists` PostgreSQL may read the
 * whole table, because it plans for every row of the list instead of one page (P6).
 */
export const anyRow = (such: RawBuilder<unknown>) => sql<boolean>`coalesce((select true from ${such} limit 1), false)`
