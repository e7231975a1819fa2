import type { Database } from './database.ts'

interface DatabaseSettings {
  /** postgres://… ; unset or empty means the embedded database in dataDir. */
  databaseUrl?: string
  dataDir: string
  /** Connections to PostgreSQL, 10 when unset; the embedded database always has one. */
  poolSize?: number
}

/** Opens PostgreSQL or the embedded database; StartupError when that cannot be done. */
export async function openDatabase({ databaseUrl, dataDir, poolSize }: DatabaseSettings): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, poolSize)
  }
  // Loaded only here: the engine costs PostgreSQL installations memory and start time.
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir)
}
