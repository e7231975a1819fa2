import { constants, existsSync, renameSync, rmSync } from 'node:fs'
import { cp, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, isAnswering } from './database.ts'
import { lockDataFolder } from './embedded-lock.ts'
import { readEmptyImage } from './empty-image.ts'
import { startEngine } from './engine.ts'
import { NamingClient } from './planned-once.ts'
import type { DB } from './schema.ts'
import { StartupError } from './startup-error.ts'
import { columnTypes } from './type-parsers.ts'
import { WakeUps } from './wake-ups.ts'

/** The folder of the embedded database's files. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

// There is one connection. A query that waits for a transaction that waits for it would hang, so it fails after this time. An import of
// the largest bank takes about ten seconds of processor time (ADR-0002).
const longestWaitMs = 30_000

// There is one process, which loses no wake-up of its own.
const pollEveryMs = 30_000

/**
 * Locks the data folder and opens its database, creating it on the first start.
 * @throws StartupError when that fails
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = lockDataFolder(dataDir)
  try {
    const folder = databaseFolder(dataDir)
    if (!existsSync(folder)) renameSync(await prepareDatabaseFolder(dataDir, await readEmptyImage()), folder)
    const engine = await startEngine({ dataDir: folder })
    return assembleEmbedded(engine, dataDir, () => lock.release())
  } catch (error) {
    lock.release()
    const reason = (error as Error).message
    throw new StartupError(
      `The database in ${dataDir} cannot be opened (${reason}); "npm run restore" lists the snapshots to go back to.`,
    )
  }
}

/**
 * Creates the files of a new database in a folder beside the final one, from an image or a snapshot when given. The caller, who holds the
 * lock, renames the returned folder. A killed process therefore leaves nothing half made, and a failure leaves nothing. `check` may inspect
 * the content and throw.
 */
export async function prepareDatabaseFolder(
  dataDir: string,
  content?: Blob,
  check?: (engine: PGlite) => Promise<void>,
): Promise<string> {
  const unfinished = join(dataDir, 'database.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const engine = await startEngine({ dataDir: unfinished, loadDataDir: content })
    await Promise.resolve(check?.(engine)).finally(() => engine.close())
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  return unfinished
}

/** The database on a running engine, which it closes at the end; `waitMs` is how long a query waits for the one connection. */
export function assembleEmbedded(engine: PGlite, dataDir: string, onClosed?: () => void, waitMs = longestWaitMs): Database {
  const wakeUps = new WakeUps(pollEveryMs)
  const pool = new pg.Pool({
    Client: clientOf(engine, wakeUps),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
    types: columnTypes,
    // The engine has one session: a client that was discarded inside a transaction leaves it open.
    onConnect: (client) => (engine.isInTransaction() ? client.query('rollback') : undefined),
  })
  pool.on('error', () => {})
  let closed: Promise<void> | undefined
  return {
    kind: 'embedded',
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    sessions: pool,
    embedded: {
      dataDir,
      dump: () => engine.dumpDataDir('none'),
      async copyTo(folder) {
        // Nothing writes while the only client is held.
        const client = await pool.connect()
        try {
          await refuseFullDisk(dataDir)
          await client.query('checkpoint')
          await cp(databaseFolder(dataDir), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
        } finally {
          client.release()
        }
      },
    },
    async listen(channel, onMessage) {
      // While it holds the only client, no transaction is open whose rollback could undo the LISTEN.
      const client = await pool.connect()
      try {
        await engine.listen(pg.escapeIdentifier(channel), onMessage)
      } finally {
        client.release()
      }
    },
    async onWakeUp(name, subscriber) {
      wakeUps.add(name, subscriber)
    },
    queryAside: async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => (await pool.query<Row>(query)).rows,
    isReachable: () => isAnswering(pool),
    close() {
      wakeUps.close()
      closed ??= pool
        .end()
        .then(() => engine.close())
        .finally(onClosed)
      return closed
    },
  }
}

/** A checkpoint that cannot write ends the engine, and with it the process; a copy for a backup must not cause that. */
async function refuseFullDisk(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < roomForCheckpoint)
    throw Object.assign(new Error('no space left on the disk of DATA_DIR'), { code: 'ENOSPC' })
}

/** Two segments of the write-ahead log. */
const roomForCheckpoint = 32 * 2 ** 20

/** A pg client with its own connection object: a shared one would report the end of the last client to the next. */
function clientOf(engine: PGlite, wakeUps: WakeUps): new (config?: pg.ClientConfig) => pg.Client {
  return class extends NamingClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(takingTurns(engine)) }, (names) => wakeUps.committed(names))
      const { connection } = this as unknown as { connection: pg.Connection }
      connection.on('errorMessage', endAfterPanic)
    }
  }
}

/**
 * After a panic, as of a checkpoint on a full disk, the engine answers nothing any more. The process ends, so that whoever supervises it
 * starts it again, and the engine recovers what was committed.
 */
function endAfterPanic({ severity, message }: { readonly severity?: string; readonly message?: string }): void {
  if (severity !== 'PANIC') return
  // Later, so that the failed query is answered and logged first.
  setTimeout(() => {
    throw new Error(`The embedded database cannot go on (${message}).`)
  })
}

const statementEnds = new Set([...'QS'].map((letter) => letter.charCodeAt(0)))

/**
 * The engine runs statements on this thread, one right after the other: a long transaction would leave no turn of the event loop to
 * anything else. So each statement waits for a turn; the messages that end one are Query and Sync.
 */
function takingTurns(engine: PGlite): PGlite {
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    if (statementEnds.has(message[0] ?? 0)) await setImmediate()
    return engine.execProtocolStream(message, options)
  }
  // All that the connection uses of an engine.
  return { waitReady: engine.waitReady, execProtocolStream } as Pick<PGlite, 'waitReady' | 'execProtocolStream'> as PGlite
}
