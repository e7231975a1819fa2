import type { Reader, Tx } from '../../database/database.ts'

export const jobNames = [
  'send-email',
  'give-points',
  'read-text',
  'import-people',
  'undo-import',
  'take-over-entry',
  'check-foreign-result',
] as const
type JobName = (typeof jobNames)[number]
export type JobData = Readonly<Record<string, unknown>>

/** Thrown by a worker when a retry cannot help: the job is given up at once. */
export class GivenUp extends Error {
  override name = 'GivenUp'
}

/** The worker of a job. */
export interface JobWorker {
  /** Does the job. When it throws, the job is retried later. After a crash it may run twice for one job. */
  perform(data: JobData): Promise<void>
  /** Called when a job is given up: its last try failed, or a retry cannot help. After a crash it may be called twice. */
  giveUp(data: JobData, reason: string): Promise<void>
  /** Called when the queue stops, after the last job. */
  close(): void
}

/** Jobs that are queued in the transaction of a change and done by a worker after its commit (MAIL-01). */
export interface JobQueue {
  /** Queues `data` for the worker of `name`. The job exists once the transaction commits, and waits for `afterSeconds`. */
  enqueue(tx: Tx, name: JobName, data: JobData, afterSeconds?: number): Promise<void>
  /** Queues many jobs in one statement. They wait behind the jobs that `enqueue` queues, so that a large import delays no other e-mail. */
  enqueueAll(tx: Tx, name: JobName, data: readonly JobData[]): Promise<void>
  /** Ends the pause of jobs that wait for another try, so that a worker takes them within `lookSeconds`. */
  retryNow(db: Reader, name: JobName): Promise<void>
  /** Starts this process's worker for `name`; other processes' workers share the jobs with it. */
  work(name: JobName, worker: JobWorker): Promise<void>
  /** Whether the workers started here still reach the queue. */
  isWorking(): boolean
  /** Takes no more jobs and waits up to four seconds for running ones; unfinished ones are retried later. */
  stop(): Promise<void>
}

export interface JobSettings {
  /** The number of tries, including the first. */
  tries: number
  /** Pause before the second try. It doubles with each try, with some randomness so that jobs do not all come back together. */
  firstRetrySeconds: number
  /** A job whose process has sent no heartbeat for so long is retried; at least 10. */
  lostAfterSeconds: number
  /** A job that runs longer than this is retried even when its process is alive. */
  longestSeconds: number
  /** The interval of the search for lost and given-up jobs. */
  superviseSeconds: number
  /** The interval at which a waiting worker polls for jobs that no notification announces: those whose pause is over. */
  lookSeconds: number
}

/** The jobs that a worker takes at a time and does in parallel: fewer round trips, and a slow job delays only its batch. */
export const batchSize = 5
export const workersPerProcess = 2
export const mostInHand = batchSize * workersPerProcess

/** Eight tries, the last about two hours after the first, so that the maintenance of an SMTP server loses no e-mail. */
export const jobSettings: JobSettings = {
  tries: 8,
  firstRetrySeconds: 60,
  lostAfterSeconds: 90,
  longestSeconds: 12 * 60,
  superviseSeconds: 30,
  lookSeconds: 10,
}
