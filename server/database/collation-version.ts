import type { Database } from './database.ts'
import { runLongQuery } from './long-query.ts'
import { StartupError } from './startup-error.ts'

const lockNumber = 7_264_124
const outdated = `select from pg_collation where collname = 'cantera_order' and collversion is distinct from pg_collation_actual_version(oid)`
/** Indexes that sort by the collation, and unique indexes of folded texts. */
const indexes = `
  select pg_index.indexrelid::regclass::text as name from pg_index
  where (select oid from pg_collation where collname = 'cantera_order') = any (pg_index.indcollation::oid[])
    or pg_get_indexdef(pg_index.indexrelid) like '%folded(%'`

/**
 * Rebuilds the indexes of texts after the server's ICU library has changed: another version may sort differently, and an index in the old
 * order misses rows. Of processes that start together one rebuilds.
 * @throws StartupError when the database user lacks the rights
 */
export async function renewTextIndexes({ pool }: Pick<Database, 'pool'>): Promise<void> {
  if ((await pool.query(outdated)).rowCount === 0) return
  const client = await pool.connect()
  try {
    await runLongQuery(client, 'set statement_timeout = 0')
    await runLongQuery(client, `select pg_advisory_lock(${lockNumber})`)
    if ((await client.query(outdated)).rowCount === 0) return
    for (const { name } of (await client.query<{ name: string }>(indexes)).rows)
      await runLongQuery(client, `reindex index ${name}`)
    await client.query('alter collation cantera_order refresh version')
  } catch (error) {
    throw new StartupError(
      `The ICU library of PostgreSQL has changed, and the indexes of texts cannot be built again (${(error as Error).message}); start once as the owner of the tables.`,
    )
  } finally {
    await client.query(`select pg_advisory_unlock(${lockNumber})`).catch(() => {})
    client.release(true)
  }
}
