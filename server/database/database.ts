import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from './schema.ts'

/** A connection that reads: the pool, or the transaction of a write. */
export type Reader = Kysely<DB>
/** The one transaction in which a change, its history, its audit row and its mail are written. */
export type Tx = Transaction<DB>

/** What the rest of the server knows of the database; the same on PostgreSQL and on the embedded engine. */
export interface Database {
  readonly kind: 'postgres' | 'embedded'
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  /** Only on the embedded engine: the folder it lives in, and a copy of all its files at one instant, as a tar file. */
  readonly embedded?: { readonly dataDir: string; dump(): Promise<Blob> }
  /**
   * Calls back for every NOTIFY on the channel. On PostgreSQL the connection repairs itself; what was sent while it was
   * gone is lost, so onGap is called when it is back and the listener may have missed something.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): Promise<void>
  /** Whether a query is answered within three seconds; never throws. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/** Whether a query on this pool is answered within three seconds; for health checks, so every failure is a plain no. */
export async function answers(pool: pg.Pool): Promise<boolean> {
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
