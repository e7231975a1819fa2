import { type SelectQueryBuilder, sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from './platform.ts'

/** How many rows a query has, counted no further than limits.countCap, so that a growing list costs the same. */
export async function cappedCount<DB, Tables extends keyof DB, Row>(
  db: Reader,
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<{ total: number; total_capped: boolean }> {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(limits.countCap + 1)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${some}) as counted`.execute(db)
  const count = rows[0]!.count
  return { total: Math.min(count, limits.countCap), total_capped: count > limits.countCap }
}
