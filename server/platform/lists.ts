import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from './platform.ts'

/**
 * How many rows a query has, counted no further than `cap`, so that a growing list costs the same. An order of the query says along
 * which index to count; `end` stands at its end, e.g. plannedOnce.
 */
export async function cappedCount<DB, Tables extends keyof DB, Row>(
  db: Reader,
  query: SelectQueryBuilder<DB, Tables, Row>,
  cap: number = limits.countCap,
  end: RawBuilder<unknown> = sql``,
): Promise<{ total: number; total_capped: boolean }> {
  const some = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(sql.lit(cap + 1))
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${some}) as counted ${end}`.execute(db)
  return capped(rows[0]?.count ?? 0, cap)
}

/** A count that stopped behind `cap`, as the wire says it. */
export function capped(count: number, cap: number): { total: number; total_capped: boolean } {
  return { total: Math.min(count, cap), total_capped: count > cap }
}
