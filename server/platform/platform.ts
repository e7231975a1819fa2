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

/**
 * The platform for routes whose reads may go to standbys (RPL-01). Its transactions and writes, and all reads without DATABASE_READ_URL, are
 * those of the primary.
 */
export function withReplicas(platform: Platform): Platform {
  const { replicas } = platform.database
  return replicas ? { ...platform, db: replicas.db } : platform
}

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
