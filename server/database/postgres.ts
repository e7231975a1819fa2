import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, isAnswering } from './database.ts'
import { Listener } from './listener.ts'
import { NamingClient } from './planned-once.ts'
import { addressesOf, connectionStringOf, explainConnectionError, parseDatabaseUrl } from './postgres-address.ts'
import { checkServer } from './postgres-requirements.ts'
import { applySettings } from './postgres-settings.ts'
import { PrimaryServer } from './primary-server.ts'
import type { DB } from './schema.ts'
import { StartupError } from './startup-error.ts'
import { columnTypes } from './type-parsers.ts'
import { WakeUps } from './wake-ups.ts'

const connectMs = 3000
const statementMs = 15_000
// Longer than the server's own limit: only a query of a hanging or vanished server takes this long.
const queryMs = 17_000
/** A statement of the connection that listens is short: a longer one means that the server is gone. */
const asideMs = 5000
const wakeUpChannel = 'cantera_wake_up'
/** A wake-up is lost when a process ends between its commit and its NOTIFY. */
const lookEveryMs = 1000

/**
 * Opens a pool on PostgreSQL.
 * @throws StartupError that says what is wrong with DATABASE_URL or with its database
 */
export async function openPostgres(databaseUrl: string, poolSize = 10): Promise<Database> {
  const addresses = addressesOf(databaseUrl)
  const [first = databaseUrl] = addresses
  const address = parseDatabaseUrl(first)
  const connection: pg.ClientConfig = {
    connectionString: connectionStringOf(first),
    ...(addresses.length > 1 && { stream: new PrimaryServer(addresses).open }),
    application_name: 'cantera',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
  }
  const listener = new Listener({ ...connection, query_timeout: asideMs }, (client) => applySettings(client, asideMs))
  const wakeUps = new WakeUps(lookEveryMs, {
    send: (payload) => listener.query({ text: 'select pg_notify($1, $2)', values: [wakeUpChannel, payload] }),
  })
  const pool = new pg.Pool({
    ...connection,
    Client: class extends NamingClient {
      constructor(config?: pg.ClientConfig) {
        super(config, (names) => wakeUps.committed(names))
      }
    },
    max: poolSize,
    query_timeout: queryMs,
    onConnect: (client) => applySettings(client, statementMs),
  })
  // An idle connection broke. The pool has dropped it, and the next query opens another.
  pool.on('error', () => {})
  // A connection in use broke. Its query has failed already; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await checkServer(pool, connection)
  } catch (error) {
    wakeUps.close()
    await pool.end()
    throw error instanceof StartupError ? error : new StartupError(explainConnectionError(error, address))
  }
  let listening: Promise<void> | undefined
  let closed: Promise<void> | undefined
  return {
    kind: 'postgres',
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    listen: (channel, onMessage, onGap) => listener.listen(channel, onMessage, onGap),
    async onWakeUp(name, sleeper) {
      wakeUps.add(name, sleeper)
      listening ??= listener.listen(
        wakeUpChannel,
        (payload) => wakeUps.hear(payload),
        () => wakeUps.gap(),
      )
      await listening
    },
    queryAside: (query) => listener.query(query),
    isReachable: () => isAnswering(pool),
    close: () => {
      wakeUps.close()
      closed ??= Promise.all([listener.close(), pool.end()]).then(() => {})
      return closed
    },
  }
}
