import type { Database } from './database.ts'

interface DatabaseSettings {
  /** postgres://…; unset or empty means the embedded database in dataDir. */
  databaseUrl?: string
  /** The same database past a pooler in transaction mode, when databaseUrl leads through one. */
  directUrl?: string | undefined
  /** Standbys that answer reads, as one address with one host or several. */
  readUrl?: string | undefined
  dataDir: string
  /** Connections to PostgreSQL, 10 by default; the embedded database always has one. */
  poolSize?: number
  /** How long work waits for a connection. */
  waitMs?: number
  /** How long to try while PostgreSQL does not answer; by default not. */
  patienceMs?: number
  /** Learns once in a sentence why that takes so long. */
  onWait?: (sentence: string) => void
}

/**
 * Opens PostgreSQL or the embedded database.
 * @throws StartupError when that fails
 */
export async function openDatabase({
  databaseUrl,
  directUrl,
  readUrl,
  dataDir,
  poolSize,
  waitMs,
  patienceMs,
  onWait,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, { directUrl, readUrl, poolSize, waitMs, patienceMs, onWait })
  }
  // Imported on demand, because the engine costs PostgreSQL installations memory and start time.
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir)
}
