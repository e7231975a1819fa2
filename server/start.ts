import type { Config } from './config.ts'
import { renewTextIndexes } from './database/collation-version.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { startDailySnapshots, takeSnapshot } from './database/snapshots.ts'
import { greet } from './greeting.ts'
import { listen, tryPort } from './listening.ts'
import { ensureAdministrator } from './people/users/first-administrator.writes.ts'
import { answerCopyRequests } from './platform/backup/copy-requests.ts'
import type { Feature } from './platform/feature.ts'
import { startReadingTexts } from './platform/files/text/file-texts.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { endStreams } from './platform/http/event-stream.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import type { Log } from './platform/log.ts'
import { preloadPages, servePages } from './platform/pages/pages.ts'
import { startStatistics } from './platform/statistics.ts'
import { makePoolGentle } from './platform/thread-priority.ts'
import { seedReference } from './seeds/reference.ts'
import { logWarnings } from './start-warnings.ts'
import { stopOnSignal } from './stopping.ts'

/**
 * Starts the program and stops it on a signal.
 * @throws StartupError when it cannot start
 */
export async function start(config: Config, log: Log): Promise<void> {
  await tryPort(config)
  // Opening the database and loading the pages run at the same time.
  preloadPages()
  const [database, { createApp }, { compose }, { routesOf }, features] = await Promise.all([
    openDatabase({
      databaseUrl: config.databaseUrl ?? '',
      directUrl: config.directUrl,
      readUrl: config.readUrl,
      dataDir: config.dataDir,
      poolSize: config.databasePool,
    }),
    import('./app.ts'),
    import('./compose.ts'),
    import('./routes.ts'),
    import('./features.ts'),
  ])
  const inSessions = { ...database, pool: database.sessions }
  const migrations = await migrate(inSessions, {
    allow: config.migrate,
    beforeFirst: () => takeSnapshot(database, 'before-migration'),
  })
  if (migrations.length > 0) log.info({ migrations }, 'the database was migrated')
  await renewTextIndexes(inSessions)
  await prepareJobs(inSessions)
  await seedReference(database.db)
  const platform = await compose(config, database, undefined, undefined, log)
  const administrator = await ensureAdministrator(platform)
  if (config.demo) await (await import('./seeds/demo.ts')).loadDemo(platform)

  const app = await createApp(platform)
  await servePages(app, platform, routesOf(platform))
  app.addHook('preClose', async () => endStreams())
  await listen(app, config)
  greet(config, administrator)
  const stopWork: (() => void)[] = []
  stopOnSignal(app, config, async () => {
    for (const stop of stopWork) stop()
    await app.close()
    await platform.reads.close()
    await platform.jobs.stop()
    await database.close()
  })
  void logWarnings(platform, log)
  if (config.admin.email && !administrator && !config.demo)
    log.warn(
      'ADMIN_EMAIL and ADMIN_PASSWORD are not used, because there is an administrator already. To set a password again, run: npm run reset-password -- <address>',
    )
  stopWork.push(await answerCopyRequests(database, log))
  makePoolGentle()
  const added: readonly Feature[] = Object.values(features)
  // Periodic work starts after the server listens, so that no request waits for it.
  stopWork.push(
    startHousekeeping(
      platform,
      app.log,
      added.flatMap(({ removals = [] }) => removals),
    ),
    startDailySnapshots(database, (error) => log.warn({ err: error }, 'no snapshot could be taken')),
    startStatistics(database, app.log),
  )
  if (config.worker)
    stopWork.push(
      await startReadingTexts(platform, app.log),
      ...added.flatMap(({ tasks = [] }) => tasks.map((startTask) => startTask(platform, app.log))),
    )
}
