import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, isAnswering } from './database.ts'
import { Listener } from './listener.ts'
import { type Patience, rememberingSocket, tryPatiently } from './patient-start.ts'
import { NamingClient } from './planned-once.ts'
import { addressesOf, connectionStringOf, explainConnectionError, explaining, parseDatabaseUrl } from './postgres-address.ts'
import { checkPooler, checkServer } from './postgres-requirements.ts'
import { applySettings } from './postgres-settings.ts'
import { PrimaryServer } from './primary-server.ts'
import { openReplicas } from './replicas.ts'
import type { DB } from './schema.ts'
import { columnTypes } from './type-parsers.ts'
import { WakeUps } from './wake-ups.ts'
import { dropReadOnlyConnections } from './writable-connections.ts'

const connectMs = 3000
const statementMs = 15_000
// Longer than the server's own limit: only a query of a hanging or vanished server takes this long.
const queryMs = 17_000
/** A statement of the connection that listens is short: a longer one means that the server is gone. */
const asideMs = 5000
/** Connections past a pooler, opened for a lock at the start and closed when idle. */
const mostSessions = 2
const wakeUpChannel = 'cantera_wake_up'
/** A wake-up is lost when a process ends between its commit and its NOTIFY. */
const pollEveryMs = 1000

interface PostgresSettings {
  /** The address of the server itself; another one than `databaseUrl` means that this leads through a pooler in transaction mode. */
  readonly directUrl?: string | undefined
  /** Standbys that answer reads. */
  readonly readUrl?: string | undefined
  readonly poolSize?: number | undefined
  readonly waitMs?: number | undefined
  /** Without it the first failure ends the start. */
  readonly patienceMs?: number | undefined
  /** Learns once in a sentence why the start waits. */
  readonly onWait?: ((sentence: string) => void) | undefined
}

/**
 * Opens a pool on PostgreSQL.
 * @throws StartupError that says what is wrong with DATABASE_URL or with its database, or with the form of DATABASE_READ_URL
 */
export async function openPostgres(
  databaseUrl: string,
  { directUrl = databaseUrl, readUrl, poolSize = 10, waitMs = connectMs, patienceMs = 0, onWait }: PostgresSettings = {},
): Promise<Database> {
  const isPooled = directUrl !== databaseUrl
  const connections = readUrl === undefined ? undefined : standbysOf(readUrl)
  const connection = connectionTo(databaseUrl)
  const direct = isPooled ? connectionTo(directUrl) : connection
  const listener = new Listener({ ...direct, query_timeout: asideMs }, (client) => applySettings(client, asideMs))
  const wakeUps = new WakeUps(pollEveryMs, {
    send: (payload) => listener.query({ text: 'select pg_notify($1, $2)', values: [wakeUpChannel, payload] }),
  })
  const pool = new pg.Pool({
    ...connection,
    Client: class extends NamingClient {
      constructor(config?: pg.ClientConfig) {
        super(config, (names) => wakeUps.committed(names), !isPooled)
      }
    },
    max: poolSize,
    connectionTimeoutMillis: waitMs,
    query_timeout: queryMs,
    // Behind a pooler they would reach one connection of many: there the role has them, which the start checks.
    ...(!isPooled && inSession),
  })
  const sessions = isPooled ? new pg.Pool({ ...direct, ...inSession, max: mostSessions, query_timeout: queryMs }) : pool
  for (const each of new Set([pool, sessions])) {
    surviveBreaks(each)
    dropReadOnlyConnections(each)
  }
  const close = async () => {
    wakeUps.close()
    await Promise.all([listener.close(), ...[...new Set([pool, sessions])].map((each) => each.end())])
  }
  try {
    const setting = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
    const patience = (url: string): Patience => ({
      ms: patienceMs,
      onFailure: (error) => onWait?.(explainConnectionError(error, parseDatabaseUrl(addressesOf(url)[0] ?? url))),
    })
    await explaining(setting, directUrl, () => tryPatiently(sessions, patience(directUrl), () => checkServer(sessions, direct)))
    if (isPooled)
      await explaining('DATABASE_URL', databaseUrl, () =>
        tryPatiently(pool, patience(databaseUrl), () => checkPooler(pool, direct, statementMs)),
      )
  } catch (error) {
    await close()
    throw error
  }
  let listening: Promise<void> | undefined
  let closed: Promise<void> | undefined
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const queryAside: Database['queryAside'] = (query) => listener.query(query)
  const replicas = connections && openReplicas({ db, queryAside }, { connections, poolSize })
  return {
    kind: 'postgres',
    db,
    ...(replicas && { replicas }),
    pool,
    sessions,
    listen: (channel, onMessage, onGap) => listener.listen(channel, onMessage, onGap),
    async onWakeUp(name, subscriber) {
      wakeUps.add(name, subscriber)
      listening ??= listener.listen(
        wakeUpChannel,
        (payload) => wakeUps.receive(payload),
        () => wakeUps.gap(),
      )
      await listening
    },
    queryAside,
    isReachable: () => isAnswering(pool),
    close: () => {
      replicas?.close()
      closed ??= close()
      return closed
    },
  }
}

const inSession = { onConnect: (client: pg.ClientBase) => applySettings(client, statementMs) }

function connectionTo(url: string): pg.ClientConfig {
  const addresses = addressesOf(url)
  return {
    connectionString: connectionStringOf(addresses[0] ?? url),
    stream: addresses.length > 1 ? new PrimaryServer(addresses).open : rememberingSocket,
    application_name: 'cantera',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
  }
}

/** @throws StartupError when the setting has another form */
function standbysOf(readUrl: string) {
  return addressesOf(readUrl).map((address) => {
    const { host, port } = parseDatabaseUrl(address, 'DATABASE_READ_URL')
    return { name: `${host}:${port}`, connection: connectionTo(address) }
  })
}

function surviveBreaks(pool: pg.Pool): void {
  // An idle connection broke. The pool has dropped it, and the next query opens another.
  pool.on('error', () => {})
  // A connection in use broke. Its query has failed already; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
}
