import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { seedReference } from './database/seeds/reference.ts'
import { startDailySnapshots, takeSnapshot } from './database/snapshots.ts'
import { ensureAdministrator } from './features/users/first-administrator.writes.ts'
import { greet } from './greeting.ts'
import { listen, tryPort } from './listening.ts'
import { startHousekeeping } from './platform/housekeeping.ts'
import { endStreams } from './platform/http/event-stream.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import { servePages } from './platform/pages/pages.ts'
import { StartupError } from './platform/startup-error.ts'

try {
  await start()
} catch (error) {
  if (error instanceof StartupError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await tryPort(config)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? '',
    dataDir: config.dataDir,
    poolSize: config.databasePool,
  })
  await migrate(database, { allow: config.migrate, beforeFirst: () => takeSnapshot(database, 'before-migration') })
  await prepareJobs(database)
  await seedReference(database.db)
  const platform = await compose(config, database)
  const administrator = await ensureAdministrator(platform)
  if (config.demo) await (await import('./database/seeds/demo.ts')).loadDemo(platform)

  const app = await createApp(platform)
  await servePages(app, platform)
  const stopWork = [startHousekeeping(platform, app.log), startDailySnapshots(database)]
  app.addHook('preClose', async () => endStreams())
  await listen(app, config)
  greet(config, administrator)

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      // Whatever hangs, the process is gone before a supervisor would kill it (R6).
      setTimeout(() => process.exit(1), 5000).unref()
      for (const stop of stopWork) stop()
      await app.close()
      await platform.jobs.stop()
      await database.close()
      process.exit(0)
    })
}
