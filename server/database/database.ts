import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.ts'
import type { Subscriber } from './wake-ups.ts'

/** A connection for reading: the pool, or the transaction of a write. */
export type Reader = Kysely<DB>
/** The transaction that holds a change, its history, its audit row and its e-mails. */
export type Tx = Transaction<DB>

/** `behind` and `away`: the primary answers instead. */
export type ReplicaState = 'used' | 'behind' | 'away'
/** Called on a change of state, with a sentence for the log. */
export type ReplicaListener = (state: ReplicaState, sentence: string) => void

/** Standbys that answer reads as freshly as the primary would (RPL-01, ADR-0198). */
export interface Replicas {
  /** Reads from the standbys; transactions, writes, and what no standby can answer now go to the primary. */
  readonly db: Reader
  /** In the order of the setting. `unusedSeconds` is 0 while reads go there; `lag` is in bytes of the log, NaN when it is unknown. */
  readonly servers: readonly {
    readonly name: string
    readonly state: ReplicaState
    readonly unusedSeconds: number
    lag(): Promise<number>
  }[]
  /** How many statements standbys have answered, and how many the primary instead of them, by the reason. */
  readonly counts: Readonly<Record<'replica' | 'away' | 'behind' | 'failed', number>>
  /** Calls `listener` for each change of state, also for earlier ones. */
  onChange(listener: ReplicaListener): void
  close(): void
}

/** The database as the rest of the server sees it, the same on PostgreSQL and on the embedded engine. */
export interface Database {
  readonly kind: 'postgres' | 'embedded'
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  /**
   * Connections that stay the same from statement to statement, for locks and settings of a session. Behind a pooler in transaction mode they
   * lead past it; elsewhere they are those of the pool.
   */
  readonly sessions: pg.Pool
  /** The standbys of DATABASE_READ_URL; absent without that setting. */
  readonly replicas?: Replicas
  /**
   * On the embedded engine only: its folder, and a consistent copy of all its files, as a tar file or in a folder. The connection is held
   * while the folder is copied.
   */
  readonly embedded?: { readonly dataDir: string; dump(): Promise<Blob>; copyTo(folder: string): Promise<void> }
  /**
   * Calls `onMessage` for every NOTIFY on the channel. On PostgreSQL a broken connection is restored; `onGap` is then called, because
   * messages sent meanwhile are lost.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<void>
  /**
   * Wakes `subscriber` after commits of any process that concern `name`: those of queries for which `plannedOnce` was given this name.
   */
  onWakeUp(name: string, subscriber: Subscriber): Promise<void>
  /** Runs a short statement that waits for no connection of the pool; on the embedded engine it waits for the only one. */
  queryAside<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]>
  /** Whether a query is answered within three seconds; never throws. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/** Whether the pool answers a query within three seconds. For health checks, so every failure is false. */
export async function isAnswering(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 3000, false)
  })
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
