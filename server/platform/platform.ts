import type { Config } from '../config.ts'
import type { Database, Reader, Tx } from '../database/database.ts'
import type { ReadLog } from './audit/read-log.ts'
import type { FileStore } from './files/file-store.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { PasswordHasher } from './sessions/passwords.ts'
import type { Stated } from './stated.ts'

export type { Reader, Tx }

/** The dependencies of every feature; created once in compose.ts. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly db: Reader
  readonly now: () => Date
  readonly log: Log
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly live: Live
  readonly passwords: PasswordHasher
  readonly secretKey: string
  readonly stated: Stated
  readonly reads: ReadLog
}
