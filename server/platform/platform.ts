import type { Kysely, Transaction } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { DB } from '../database/schema.ts'
import type { FileStore } from './files/file-store.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Live } from './live/live.ts'
import type { PasswordHasher } from './sessions/passwords.ts'

/** What every feature stands on; made once in compose.ts. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly db: Kysely<DB>
  readonly now: () => Date
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly live: Live
  readonly passwords: PasswordHasher
  readonly secretKey: string
}

/** A connection that reads: the pool, or the transaction of a write. */
export type Reader = Kysely<DB>
/** The one transaction in which a change, its history, its audit row and its mail are written. */
export type Tx = Transaction<DB>
