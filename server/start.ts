import { startEndingTests } from './assessment/attempts/ending.writes.ts'
import type { Config } from './config.ts'
import { renewTextIndexes } from './database/collation-version.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { seedReference } from './database/seeds/reference.ts'
import { startDailySnapshots, takeSnapshot } from './database/snapshots.ts'
import { startStatistics } from './database/statistics.ts'
import { startCounting } from './desk/figures/counting.writes.ts'
import { startMailingUpdates } from './desk/updates/mailing.writes.ts'
import { removeOldUpdates } from './desk/updates/updates.writes.ts'
import { greet } from './greeting.ts'
import { startReadingReplies } from './hiring/replies/mailbox.writes.ts'
import { startClosing } from './hiring/vacancies/closing.writes.ts'
import { listen, tryPort } from './listening.ts'
import { removeExpiredLinks } from './people/accounts/account-links.writes.ts'
import { startConsentTask } from './people/added-candidates/consent.writes.ts'
import { startComparing } from './people/duplicates/comparing.writes.ts'
import { startDiscardingImports } from './people/imports/imports.writes.ts'
import { removeExpiredTokens } from './people/sessions/sessions.writes.ts'
import { startErasureTask } from './people/users/erasure.writes.ts'
import { ensureAdministrator } from './people/users/first-administrator.writes.ts'
import { startExpiringAccounts } from './people/users/unconfirmed-accounts.writes.ts'
import { startReadingTexts } from './platform/files/text/file-texts.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { endStreams } from './platform/http/event-stream.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import { preloadPages, servePages } from './platform/pages/pages.ts'
import { makePoolGentle } from './platform/thread-priority.ts'

/**
 * Starts the program and stops it on a signal.
 * @throws StartupError when it cannot start
 */
export async function start(config: Config): Promise<void> {
  await tryPort(config)
  // Opening the database and loading the pages run at the same time.
  preloadPages()
  const [database, { createApp }, { compose }, { routesOf }] = await Promise.all([
    openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir, poolSize: config.databasePool }),
    import('./app.ts'),
    import('./compose.ts'),
    import('./routes.ts'),
  ])
  await migrate(database, { allow: config.migrate, beforeFirst: () => takeSnapshot(database, 'before-migration') })
  await renewTextIndexes(database)
  await prepareJobs(database)
  await seedReference(database.db)
  const platform = await compose(config, database)
  const administrator = await ensureAdministrator(platform)
  if (config.demo) await (await import('./database/seeds/demo.ts')).loadDemo(platform)

  const app = await createApp(platform)
  await servePages(app, platform, routesOf(platform))
  app.addHook('preClose', async () => endStreams())
  await listen(app, config)
  greet(config, administrator)
  makePoolGentle()
  // Periodic work starts after the server listens, so that no request waits for it.
  const stopWork = [
    startHousekeeping(platform, app.log, [removeExpiredTokens, removeExpiredLinks, removeOldUpdates]),
    startDailySnapshots(database),
    startStatistics(database, app.log),
  ]
  if (config.worker)
    stopWork.push(
      startEndingTests(platform, app.log),
      startErasureTask(platform, app.log),
      startReadingReplies(platform, app.log),
      startClosing(platform, app.log),
      await startReadingTexts(platform, app.log),
      startCounting(platform, app.log),
      startComparing(platform, app.log),
      startMailingUpdates(platform, app.log),
      startConsentTask(platform, app.log),
      startExpiringAccounts(platform, app.log),
      startDiscardingImports(platform, app.log),
    )

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      // The process exits before a supervisor would kill it, even when something hangs (R6).
      setTimeout(() => process.exit(1), 5000).unref()
      for (const stop of stopWork) stop()
      await app.close()
      await platform.jobs.stop()
      await database.close()
      process.exit(0)
    })
}
