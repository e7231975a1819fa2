import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Tables above this size keep their indexes as they are while people work: scanning these would hold the one connection too long. */
const smallBytes = 32 * 1024 * 1024

interface Due {
  readonly schema: string
  readonly name: string
  readonly is_small: boolean
}

/** Tables of which a fifth is dead rows, as for PostgreSQL's own autovacuum; those with the most first. */
async function readDue(db: Database['db']): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select schemaname as schema, relname as name, pg_total_relation_size(relid) <= ${smallBytes}::bigint as is_small
    from (
      select statistics.schemaname, statistics.relname, statistics.relid, n_dead_tup
      from pg_stat_user_tables as statistics join pg_class on pg_class.oid = relid
      where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    ) as due
    order by n_dead_tup desc`.execute(db)
  return rows
}

/**
 * Frees the space of dead rows in the table of the embedded database that has the most, because no autovacuum runs there (ADR-0002). Does
 * nothing while a request waits for the connection. Returns the table's name; undefined if none is due.
 */
export async function vacuumOne({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<string | undefined> {
  const [due] = await readDue(db)
  if (!due || pool.waitingCount > 0) return undefined
  await vacuum(db, due, due.is_small)
  return due.name
}

/** Vacuums all due tables with their indexes: for moments that hold the connection anyway. */
export async function vacuumAll(db: Database['db']): Promise<void> {
  for (const due of await readDue(db)) await vacuum(db, due, true)
}

/** Never shortens a file, because that would wait for every reader. */
async function vacuum(db: Database['db'], { schema, name }: Due, withIndexes: boolean): Promise<void> {
  const table = sql.id(schema, name)
  const indexes = sql.raw(withIndexes ? 'auto' : 'off')
  await sql`vacuum (truncate off, index_cleanup ${indexes}) ${table}`.execute(db)
}
