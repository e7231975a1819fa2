import type { Server } from 'node:http'
import type { Config } from './config.ts'
import { renewTextIndexes } from './database/collation-version.ts'
import type { Database } from './database/database.ts'
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
import { openSiteClock } from './platform/site-clock.ts'
import { startStatistics } from './platform/statistics.ts'
import { makePoolGentle } from './platform/thread-priority.ts'
import { refusePublicDemo } from './seeds/public-demo.ts'
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
  const [{ database, hasDemo }, { createApp }, { compose }, { routesOf }, { startPeriodicWork }] = await Promise.all([
    openWithDemo(config, log),
    import('./app.ts'),
    import('./compose.ts'),
    import('./routes.ts'),
    import('./periodic-work.ts'),
  ])
  const background = config.backgroundProcess
    ? openBackgroundProcess({ program: new URL('main.ts', import.meta.url), environment, worker: config.worker, log })
    : undefined
  // With a background process the workers of jobs are in that one.
  const own = background ? { ...config, worker: false } : config
  const platform = await compose(own, database, await openSiteClock(database.db), undefined, log)
  const administrator = await ensureAdministrator(platform)

  const app = await createApp(platform, { background })
  await servePages(app, platform, routesOf(platform))
  app.addHook('preClose', async () => endStreams())
  await listen(app, config)
  greet(config, { administrator, hasDemo })
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
  if (config.admin.email && !administrator)
    log.warn(
      'ADMIN_EMAIL and ADMIN_PASSWORD are not used, because there is an administrator already. To set a password again, run: npm run reset-password -- <address>',
    )
  stopWork.push(await answerCopyRequests(database, log))
  makePoolGentle()
  // Periodic work starts after the server listens, so that no request waits for it.
  if (background) background.start()
  else stopWork.push(...(await startPeriodicWork(platform)))
  stopWork.push(
    startDailySnapshots(database, (error) => log.warn({ err: error }, 'no snapshot could be taken'), {
      isQuiet: watchRequests(app.server),
    }),
    startStatistics(database, app.log),
  )
}

const quietMs = 20_000
/** What a monitor asks for all day. */
const watched = /^\/(?:healthz|readyz|metrics)\b/

/** Returns whether nobody has asked anything of the server for a while. */
function watchRequests(server: Server): () => boolean {
  let askedAt = Number.NEGATIVE_INFINITY
  server.on('request', ({ url = '' }) => {
    if (!watched.test(url)) askedAt = performance.now()
  })
  return () => performance.now() - askedAt >= quietMs
}

/**
 * Opens the database, with the demo world where the settings ask for it. The embedded engine never gives memory back, and loading takes
 * hundreds of megabytes of it (P13), so the database is opened again afterwards.
 */
async function openWithDemo(config: Config, log: Log): Promise<{ database: Database; hasDemo: boolean }> {
  const database = await openPrepared(config, log)
  await refusePublicDemo({ db: database.db, config })
  if (config.demo === undefined) return { database, hasDemo: false }
  const { loadDemo, readDemoState } = await import('./seeds/demo.ts')
  const state = await readDemoState(database)
  if (state === 'loaded' || state === 'in use') return { database, hasDemo: state === 'loaded' }
  const { compose } = await import('./compose.ts')
  const platform = await compose({ ...config, worker: false }, database, undefined, undefined, log)
  const hasDemo = await loadDemo(platform)
  await platform.reads.close()
  await platform.jobs.stop()
  await database.close()
  return { database: await openPrepared(config, log), hasDemo }
}

/** Opens the database and brings it to this version. */
async function openPrepared(config: Config, log: Log): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? '',
    directUrl: config.directUrl,
    readUrl: config.readUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    patienceMs: config.databaseStartSeconds * 1000,
    onWait: (sentence) => log.warn(`${sentence} It is tried for ${config.databaseStartSeconds} seconds.`),
  })
  const inSessions = { ...database, pool: database.sessions }
  const migrations = await migrate(inSessions, {
    allow: config.migrate,
    beforeFirst: () => takeSnapshot(database, 'before-migration'),
  })
  if (migrations.length > 0) log.info({ migrations }, 'the database was migrated')
  await renewTextIndexes(inSessions)
  await prepareJobs(inSessions)
  await seedReference(database.db)
  return database
}
