import { compose } from './compose.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { settleDump } from './database/restore.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'

/**
 * What has to run after a dump was restored into the database of the settings, before anybody uses it: ends all sessions and carries out
 * the deletions and erasures that the file store notes (ADR-0072). Returns what was done, in sentences.
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
