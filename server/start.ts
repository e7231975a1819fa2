import type { Config } from './config.ts'
import { renewTextIndexes } from './database/collation-version.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { startDailySnapshots, takeSnapshot } from './database/snapshots.ts'
import { greet } from './greeting.ts'
import { listen, tryPort } from './listening.ts'
import { ensureAdministrator } from './people/users/first-administrator.writes.ts'
import { openBackgroundProcess } from './platform/background/background-process.ts'
import { answerCopyRequests } from './platform/backup/copy-requests.ts'
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
 * Starts the program and stops it on a signal. Its background process gets the settings of `environment`.
 * @throws StartupError when it cannot start
 */
export async function start(config: Config, log: Log, environment: NodeJS.ProcessEnv): Promise<void> {
  await tryPort(config)
  // Opening the database and loading the pages run at the same time.
  preloadPages()
  const [database, { createApp }, { compose }, { routesOf }, { startPeriodicWork }] = await Promise.all([
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
    import('./periodic-work.ts'),
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
  const background = config.backgroundProcess
    ? openBackgroundProcess({ program: new URL('main.ts', import.meta.url), environment, worker: config.worker, log })
    : undefined
  // With a background process the workers of jobs are in that one.
  const own = background ? { ...config, worker: false } : config
  const platform = await compose(own, database, undefined, undefined, log)
  const administrator = await ensureAdministrator(platform)
  if (config.demo) await (await import('./seeds/demo.ts')).loadDemo(platform)

  const app = await createApp(platform, { background })
  await servePages(app, platform, routesOf(platform))
  app.addHook('preClose', async () => endStreams())
  await listen(app, config)
  greet(config, administrator)
  const stopWork: (() => void)[] = []
  stopOnSignal(app, config, async () => {
    for (const stop of stopWork) stop()
    await app.close()
    await background?.stop()
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
  // Periodic work starts after the server listens, so that no request waits for it.
  if (background) background.start()
  else stopWork.push(...(await startPeriodicWork(platform)))
  stopWork.push(
    startDailySnapshots(database, (error) => log.warn({ err: error }, 'no snapshot could be taken')),
    startStatistics(database, app.log),
  )
}
