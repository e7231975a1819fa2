import { compose } from './compose.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import { settleDump } from './restore.ts'

/**
 * Settles a dump that was restored into the configured database, before anyone uses it: ends all sessions and repeats the deletions and
 * erasures that the file store notes (ADR-0048). Returns sentences that say what was done.
 */
export async function settleRestoredDump(config: Config): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir })
  try {
    await settleDump(database)
    await prepareJobs(database)
    const platform = await compose({ ...config, worker: false }, database)
    await platform.jobs.stop()
    return ['Everybody has to log in again, and what the file store notes as deleted or erased is so again.']
  } finally {
    await database.close()
  }
}
