import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/schema.ts'
import type { Tx } from '../platform/platform.ts'

/**
 * Adds many rows without the triggers of their tables, which would write the search document and counts of each row. `load` writes those of
 * them that its test needs.
 */
export function addManyRows(db: Kysely<DB>, load: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    return load(tx)
  })
}
