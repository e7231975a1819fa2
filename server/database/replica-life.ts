import { Kysely, PostgresDialect, type QueryResult } from 'kysely'
import pg from 'pg'
import { coalesce } from './coalesce.ts'
import { NamingClient } from './planned-once.ts'
import { applySettings } from './postgres-settings.ts'
import type { DB } from './schema.ts'

/** A place in the write-ahead log. Places of different timelines cannot be compared. */
export interface Position {
  readonly lsn: bigint
  readonly timeline: number
}

/** What the primary says of itself, which its standbys must share. */
export interface Origin {
  readonly system: string
  readonly database: string
}

export const lsnOf = (text: string): bigint => {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Within this time a standby answers, or it counts as away. */
const answerMs = 1000
const connectMs = 1000
const statementMs = 15_000
const queryMs = 17_000
/** How often a standby is asked whether it is there while a statement runs on it. */
const watchMs = 1000

interface Row {
  readonly is_standby: boolean
  readonly replayed: string | null
  readonly timeline: number
  readonly started: string
  readonly process: number
  readonly system: string
  readonly database: string
}

const about = `select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as replayed,
  coalesce((select received_tli from pg_stat_wal_receiver), (pg_control_checkpoint()).timeline_id) as timeline,
  extract(epoch from pg_postmaster_start_time())::text as started`
const whole = `${about}, pg_backend_pid() as process, (pg_control_system()).system_identifier::text as system, current_database() as database`

/**
 * The connections to a standby during one life of its server process. Within a life the log is replayed forwards only. After a crash it may
 * begin at an earlier place, so that whatever breaks ends the life, and a new connection must have replayed what is known of the others.
 */
export class ReplicaLife {
  readonly #watcher: pg.Client
  readonly #pool: pg.Pool
  readonly #db: Kysely<DB>
  readonly #clients = new Set<pg.Client>()
  readonly #onEnd: (reason: string) => void
  #started: string | undefined
  #known: Position | undefined
  /** How far the standby has replayed, read after the call began. Calls made while one read runs share the next. */
  readonly position = coalesce(() => this.#ask())
  /** Fail the statements that run. */
  readonly #running = new Set<(error: Error) => void>()
  #isOver = false

  constructor(connection: pg.ClientConfig, poolSize: number, onEnd: (reason: string) => void) {
    this.#onEnd = onEnd
    const bounded = { ...connection, connectionTimeoutMillis: connectMs }
    this.#watcher = new pg.Client({ ...bounded, query_timeout: answerMs })
    this.#watcher.on('error', (error) => this.end(error.message))
    this.#watcher.on('end', () => this.end('its connection ended'))
    this.#pool = new pg.Pool({
      ...bounded,
      Client: NamingClient,
      max: poolSize,
      query_timeout: queryMs,
      onConnect: async (client: pg.ClientBase) => {
        await applySettings(client, statementMs)
        const known = this.#known
        const { rows } = await client.query<Row>(about)
        try {
          this.#check(rows[0], known)
        } catch (error) {
          this.end((error as Error).message)
          throw error
        }
      },
    })
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => {
      this.#clients.add(client as pg.Client)
      client.on('error', () => {})
    })
    this.#pool.on('remove', (client) => this.#clients.delete(client as pg.Client))
    this.#db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: this.#pool }) })
  }

  /**
   * Connects.
   * @throws Error that says why this server cannot be used
   */
  async begin(origin: Origin): Promise<void> {
    await this.#watcher.connect()
    const [row] = (await this.#watcher.query<Row>(whole)).rows
    if (row?.process !== (this.#watcher as { processID?: number }).processID)
      throw new Error('a connection pooler stands before it; name the server itself')
    if (row?.system !== origin.system || row.database !== origin.database) throw new Error('it has another database')
    this.#known = this.#check(row, undefined)
  }

  async #ask(): Promise<Position> {
    try {
      const { rows } = await this.#watcher.query<Row>({ name: 'position', text: about })
      this.#known = this.#check(rows[0], this.#known)
      return this.#known
    } catch (error) {
      this.end((error as Error).message)
      throw error
    }
  }

  /** @throws Error when another server answers than before, or one that has replayed less than was known when it was asked */
  #check(row: Row | undefined, known: Position | undefined): Position {
    if (!row?.is_standby || row.replayed === null) throw new Error('it is no standby')
    this.#started ??= row.started
    const position = { lsn: lsnOf(row.replayed), timeline: row.timeline }
    if (row.started !== this.#started || (known && position.lsn < known.lsn))
      throw new Error('it was started again, or its address leads to several servers')
    return position
  }

  /** Runs a statement. When the standby stops answering, the statement fails before its own time is over. */
  async run<Result>(statement: Parameters<Kysely<DB>['executeQuery']>[0]): Promise<QueryResult<Result>> {
    const watch = setInterval(() => void this.position().catch(() => {}), watchMs)
    const { promise: isOver, reject: fail } = Promise.withResolvers<never>()
    this.#running.add(fail)
    try {
      return (await Promise.race([this.#db.executeQuery(statement), isOver])) as QueryResult<Result>
    } finally {
      clearInterval(watch)
      this.#running.delete(fail)
    }
  }

  /** Ends all connections. Statements that run fail at once. */
  end(reason: string): void {
    if (this.#isOver) return
    this.#isOver = true
    for (const fail of this.#running) fail(new Error(reason))
    for (const client of [this.#watcher, ...this.#clients]) client.end().catch(() => {})
    this.#pool.end().catch(() => {})
    this.#onEnd(reason)
  }
}
