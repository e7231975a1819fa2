import { compose } from './compose.ts'
import { addressPastPooler, type Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import type { Platform } from './platform/platform.ts'
import { isOtherSecretKey } from './platform/sessions/known-key.writes.ts'
import { settleDump } from './restore.ts'

/** What the operator should know before the server starts. */
async function readWarnings(platform: Platform): Promise<string[]> {
  const { waiting } = await platform.db
    .selectFrom('outgoing_emails')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return [
    ...(waiting > 0 ? [`E-mails that wait: ${waiting}. They leave after the start, also those that left after the backup.`] : []),
    ...((await isOtherSecretKey(platform))
      ? [
          'SECRET_KEY is not the key of this database: with this one, second factors and the links in sent e-mails do not work. Set the former key before the server starts.',
        ]
      : []),
  ]
}

/**
 * Settles a dump that was restored into the configured database, before anyone uses it: ends all sessions and repeats the deletions and
 * erasures that the file store notes (ADR-0048). Returns sentences that say what was done.
 */
export async function settleRestoredDump(config: Config): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: addressPastPooler(config), dataDir: config.dataDir })
  try {
    await settleDump(database)
    await prepareJobs(database)
    const platform = await compose({ ...config, worker: false }, database)
    await platform.jobs.stop()
    return [
      'Everybody has to log in again, and what the file store notes as deleted or erased is so again.',
      ...(await readWarnings(platform)),
    ]
  } finally {
    await database.close()
  }
}
