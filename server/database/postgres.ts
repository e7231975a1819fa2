import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, isAnswering } from './database.ts'
import { Listener } from './listener.ts'
import { NamingClient } from './planned-once.ts'
import { connectionStringOf, explainConnectionError, parseDatabaseUrl } from './postgres-address.ts'
import { checkServer } from './postgres-requirements.ts'
import { applySettings } from './postgres-settings.ts'
import type { DB } from './schema.ts'
import { StartupError } from './startup-error.ts'
import { columnTypes } from './type-parsers.ts'

const connectMs = 3000
const statementMs = 15_000
// Longer than the server's own limit: only a query of a hanging or vanished server takes this long.
const queryMs = 17_000

/**
 * Opens a pool on PostgreSQL.
 * @throws StartupError that says what is wrong with DATABASE_URL or with its database
 */
export async function openPostgres(databaseUrl: string, poolSize = 10): Promise<Database> {
  const address = parseDatabaseUrl(databaseUrl)
  const connection: pg.ClientConfig = {
    connectionString: connectionStringOf(databaseUrl),
    application_name: 'cantera',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
  }
  const pool = new pg.Pool({
    ...connection,
    Client: NamingClient,
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
    await pool.end()
    throw error instanceof StartupError ? error : new StartupError(explainConnectionError(error, address))
  }
  const listener = new Listener(connection)
  let closed: Promise<void> | undefined
  return {
    kind: 'postgres',
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    listen: (channel, onMessage, onGap) => listener.listen(channel, onMessage, onGap),
    isReachable: () => isAnswering(pool),
    close: () => {
      closed ??= Promise.all([listener.close(), pool.end()]).then(() => {})
      return closed
    },
  }
}
