import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/**
 * Starts an embedded engine with the extensions that the migrations use. Without autovacuum, the statement that fills the list of pending
 * entries of a GIN index merges it. The usual 4 MB held the connection for half a minute on a busy machine (ADR-0002).
 */
export async function startEngine(options: PGliteOptions): Promise<PGlite> {
  const engine = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } })
  await engine.exec(`set gin_pending_list_limit = '128kB'`)
  return engine
}
