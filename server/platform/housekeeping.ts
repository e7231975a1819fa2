import type { FastifyBaseLogger } from 'fastify'
import { removeAbandoned } from './abandoned-files.ts'
import { unfinishedFiles } from './files/durable-driver.ts'
import { removeUnnamed } from './files/stored-files.ts'
import { temporaryFolder } from './files/uploads.ts'
import { removeUnfinished } from './mail/mailbox-folder.ts'
import { startPeriodicTask } from './periodic-task.ts'
import type { Platform } from './platform.ts'
import { runEach } from './run-each.ts'

const hourMs = 3_600_000

/** Removes the rows of a feature that are expired. */
export type Removal = (platform: Pick<Platform, 'db' | 'now'>) => Promise<unknown>
/** By then a request has arrived or was aborted. */
const uploadMs = 5 * 60_000

/**
 * Removes what features say is expired, expired counts, unfinished uploads and files that a crash left behind, at the start and every hour.
 * Returns the function that stops it.
 */
export function startHousekeeping(
  platform: Platform,
  log: FastifyBaseLogger,
  removeOfFeatures: readonly Removal[],
  everyMs = hourMs,
): () => void {
  const task = () =>
    runEach(
      [...removeOfFeatures, removeCounts, removeUnnamed, removeUploads, removeUnfinishedMails],
      ({ name }) => name,
      (remove) => remove(platform),
    )
  return startPeriodicTask(task, everyMs, (error) => log.warn({ err: error }, 'housekeeping failed'))
}

async function removeCounts({ db, now }: Platform): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', now()).execute()
}

/** An embedded database has one process, so files older than the process were abandoned by an earlier one. */
const abandonedBefore = ({ database }: Platform): number =>
  Math.max(Date.now() - uploadMs, database.embedded ? performance.timeOrigin : 0)

async function removeUnfinishedMails(platform: Platform): Promise<void> {
  await removeUnfinished(platform.config, abandonedBefore(platform))
}

async function removeUploads(platform: Platform): Promise<void> {
  for (const folder of [temporaryFolder(platform.config), unfinishedFiles(platform.config)])
    await removeAbandoned(folder, abandonedBefore(platform))
}
