import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/**
 * Without autovacuum, the statement that fills the list of pending entries of a GIN index merges it: with the usual 4 MB it held the
 * connection for half a minute on a busy machine (ADR-0002). The shared buffers are memory of this process as soon as the engine starts; the
 * system caches the same files (P13).
 */
const settings = ['-c', 'gin_pending_list_limit=128kB', '-c', 'shared_buffers=32MB']

/** Starts an embedded engine with the extensions that the migrations use. */
export function startEngine(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...settings],
  })
}
