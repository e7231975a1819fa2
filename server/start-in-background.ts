import { createApp } from './app.ts'
import { compose } from './compose.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { startPeriodicWork } from './periodic-work.ts'
import { ready, removeSocketFolder, sayAlive, stopMessage } from './platform/background/background-process.ts'
import { serveState } from './platform/background/background-state.ts'
import { answerAfterBodies } from './platform/background/forward.ts'
import type { Log } from './platform/log.ts'
import { openSiteClock } from './platform/site-clock.ts'
import { makeProcessGentle } from './platform/thread-priority.ts'
import { stopWithin } from './stopping.ts'

/** So few that at most these backends of PostgreSQL work beside those of requests (P10). */
const connections = 4
/** Work in the background waits longer for a connection than a request may. */
const waitMs = 15_000

/**
 * Starts the background process of a server process, which has prepared the database and waits for it: jobs, periodic tasks and heavy calls,
 * which arrive at `socket`. It ends when that process says so, or has ended.
 */
export async function startInBackground(config: Config, log: Log, socket: string): Promise<void> {
  let stop = async () => {}
  const end = () => stopWithin(() => stop())
  process.once('disconnect', () => {
    removeSocketFolder(socket)
    void end()
  })
  process.on('message', (message) => message === stopMessage && void end())
  // A terminal and systemd signal all processes. The server process still needs this one while it answers the calls that it accepted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  if (!process.connected) process.exit()
  makeProcessGentle()
  sayAlive()

  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? '',
    directUrl: config.directUrl,
    readUrl: config.readUrl,
    dataDir: config.dataDir,
    poolSize: Math.min(connections, config.databasePool),
    waitMs,
    patienceMs: config.databaseStartSeconds * 1000,
  })
  const platform = await compose({ ...config, ...behindServer }, database, await openSiteClock(database.db), undefined, log)
  const app = await createApp(platform, { logsRequests: false })
  answerAfterBodies(app)
  serveState(app, platform, config.metricsToken !== undefined)
  await app.listen({ path: socket, listenTextResolver: () => 'the background process takes calls' })
  const stopWork = await startPeriodicWork(platform)
  stop = async () => {
    for (const stopOne of stopWork) stopOne()
    await app.close()
    await platform.reads.close()
    await platform.jobs.stop()
    await database.close()
  }
  process.send?.(ready)
}

/** The settings of a process behind a socket. Only the server process reaches it: it names the client, and answers Prometheus. */
export const behindServer = {
  trustProxy: (_address: string, hop: number) => hop === 0,
  metricsToken: undefined,
} satisfies Partial<Config>
