import { addressPastPooler, type Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { type VerifiedLog, verifyLogs } from './platform/audit/verify-log.ts'

/**
 * Checks the chains of audit and read log over the configured database. Returns a sentence per log, and whether both are intact.
 * @throws StartupError when the database cannot be used, e.g. the embedded one while the server runs
 */
export async function verifyAudit(config: Config): Promise<{ intact: boolean; sentences: string[] }> {
  const database = await openDatabase({ databaseUrl: addressPastPooler(config), dataDir: config.dataDir, poolSize: 2 })
  try {
    await migrate(database, { allow: false })
    const verified = await verifyLogs(database.db)
    return { intact: verified.every(({ fault }) => fault === null), sentences: verified.map(sentenceOf) }
  } finally {
    await database.close()
  }
}

function sentenceOf({ log, fault, rows, from, to, waiting, hash }: VerifiedLog): string {
  if (fault !== null) return fault
  const span = from && to ? ` from ${from.toISOString()} to ${to.toISOString()}, last hash ${hash}` : ''
  const rest = waiting > 0 ? `; ${waiting} not chained yet` : ''
  return `${log}: ok, ${rows} rows${span}${rest}`
}
