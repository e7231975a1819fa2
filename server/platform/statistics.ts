import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { vacuumOne } from '../database/vacuuming.ts'
import { startPeriodicTask, withoutOverlap } from './periodic-task.ts'

const everyMs = 15_000
/** A tenth of the usual sample: 3,000 rows of a table, so that a large one does not hold the connection. */
const sample = 10

/**
 * Keeps the planner's statistics of an embedded database up to date, and frees the space of dead rows: no autovacuum runs there. Without
 * statistics a table that an import filled is planned as if it were empty (ADR-0002). Returns the function that stops it.
 */
export function startStatistics(database: Database, log: FastifyBaseLogger): () => void {
  if (!database.embedded) return () => {}
  return startPeriodicTask(
    withoutOverlap(async () => {
      await refreshStatistics(database.db)
      await vacuumOne(database)
    }),
    everyMs,
    (error) => log.warn({ err: error }, 'refreshing statistics or vacuuming failed'),
  )
}

/** Analyses each table that grew by a fifth since it was analysed, in a transaction of its own. Returns their names. */
export async function refreshStatistics(db: Database['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) > case when reltuples < 0 then 0 else relpages * 1.2 * current_setting('block_size')::integer end
    order by relname`.execute(db)
  for (const { name } of rows) {
    await db.transaction().execute(async (tx) => {
      await sql`set local default_statistics_target = ${sql.lit(sample)}`.execute(tx)
      await sql`analyze ${sql.table(name)}`.execute(tx)
    })
  }
  return rows.map(({ name }) => name)
}
