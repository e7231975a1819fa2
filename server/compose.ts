import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { StartupError } from './database/startup-error.ts'
import * as features from './features.ts'
import { announceEmailState } from './hiring/cards/announce.writes.ts'
import { recallRefusals } from './people/accounts/refused-addresses.writes.ts'
import { repeatErasures } from './people/users/repeated-erasures.writes.ts'
import { openReadLog } from './platform/audit/read-log.ts'
import type { Feature } from './platform/feature.ts'
import { openFileStore } from './platform/files/file-store.ts'
import { recallUnnamed } from './platform/files/stored-files.ts'
import type { JobSettings } from './platform/jobs/job-queue.ts'
import { openJobQueue } from './platform/jobs/pg-boss-queue.ts'
import { openLive } from './platform/live/live.ts'
import { openLog } from './platform/log.ts'
import { startMailWorker } from './platform/mail/mail-worker.ts'
import { readAttachments, readSender } from './platform/mail/outgoing.reads.ts'
import { replyAddress } from './platform/mail/reply-address.ts'
import { openTransport } from './platform/mail/transport.ts'
import type { Platform } from './platform/platform.ts'
import { readSecretKey } from './platform/secret-key.ts'
import { createPasswordHasher } from './platform/sessions/passwords.ts'

const added: readonly Feature[] = Object.values(features)

/** How long a bucket may take to answer at the start. */
const bucketMs = 15_000

/** Builds the platform over an open, migrated database. Tests replace only `now`, the pauses of the job queue and the log. */
export async function compose(
  config: Config,
  database: Database,
  now: () => Date = () => new Date(),
  settings: Partial<JobSettings> = {},
  log = openLog(config),
): Promise<Platform> {
  const platform: Platform = {
    config,
    database,
    db: database.db,
    now,
    log,
    files: await openFileStore(config),
    jobs: await openJobQueue(database, { settings, log }),
    live: await openLive(database),
    passwords: createPasswordHasher(),
    secretKey: await readSecretKey(config),
    reads: openReadLog(database.db, now, log),
    stated: {
      records: Object.assign({}, ...added.map(({ records }) => records)),
      updates: Object.assign({}, ...added.map(({ updates }) => updates)),
      backlogs: Object.assign({}, ...added.map(({ backlogs }) => backlogs)),
    },
  }
  database.replicas?.onChange((state, sentence) => log[state === 'used' ? 'info' : 'warn'](sentence))
  if (config.s3 && !(await platform.files.answersWithin(bucketMs)))
    throw new StartupError(
      `The bucket ${config.s3.bucket} does not answer${config.s3.endpoint ? ` at ${config.s3.endpoint}` : ''}, or refuses the keys; correct the settings that begin with S3_, or start again when it is back.`,
    )
  // After the restore of an older database, repeats the erasures since then before any request or e-mail.
  const again = await repeatErasures(platform)
  if (again > 0) log.warn(`${again} accounts that were deleted or erased after this database was saved are so again.`)
  await recallUnnamed(platform)
  await recallRefusals(platform)
  if (config.worker) {
    await startMailWorker(
      platform,
      openTransport(config, {
        from: (email) => readSender(platform, email),
        attachmentsOf: (email) => readAttachments(platform, email),
        returnTo: ({ id }) => replyAddress(platform, { kind: 'email', id }),
      }),
      (email) => announceEmailState(platform, platform.db, email),
    )
    for (const { workers = [] } of added) for (const startWorker of workers) await startWorker(platform)
  }
  return platform
}
