import type { Tx } from '../../database/database.ts'

export const jobNames = ['send-email', 'give-points'] as const
type JobName = (typeof jobNames)[number]
export type JobData = Readonly<Record<string, unknown>>

/** Thrown by a worker when trying again cannot help: the job is given up at once. */
export class GivenUp extends Error {
  override name = 'GivenUp'
}

/** What the worker of a job does. */
export interface JobWorker {
  /** Does the job; throwing means that it is tried again later. It may run twice for one job, after a crash. */
  perform(data: JobData): Promise<void>
  /** Hears that a job was given up: its last try failed too, or trying again cannot help. May hear it twice, after a crash. */
  giveUp(data: JobData, reason: string): Promise<void>
  /** Called when the queue stops, after the last job. */
  close(): void
}

/** Work that is queued in the transaction of the change that causes it, and done by a worker afterwards (MAIL-01). */
export interface JobQueue {
  /** Queues `data` for the worker of `name`; the job exists only once the transaction commits, and waits for `afterSeconds`. */
  enqueue(tx: Tx, name: JobName, data: JobData, afterSeconds?: number): Promise<void>
  /** Starts this process's worker for `name`; other processes' workers share the jobs with it. */
  work(name: JobName, worker: JobWorker): Promise<void>
  /** Whether the workers started here still get answers from the queue. */
  isWorking(): boolean
  /** Takes no more jobs and waits up to four seconds for those in hand; what is not done by then is tried again later. */
  stop(): Promise<void>
}

export interface JobSettings {
  /** How often a job is tried, the first time included. */
  tries: number
  /** Pause before the second try; it doubles from try to try, with some chance in it so that jobs do not all come back together. */
  firstRetrySeconds: number
  /** A job whose process gave no sign of life for so long counts as lost with it and is tried again; 10 at least. */
  lostAfterSeconds: number
  /** A job in hand for longer is tried again even when its process lives. */
  longestSeconds: number
  /** How often lost and given-up jobs are looked for. */
  superviseSeconds: number
  /** How often a waiting worker looks for jobs that nobody announces: those whose pause is over. */
  lookSeconds: number
}

/** Jobs that a worker takes at a time and does side by side: fewer round trips when many wait, and one slow job holds back only its batch. */
export const batchSize = 5
export const workersPerProcess = 2
export const mostInHand = batchSize * workersPerProcess

/** Eight tries, the last about two hours after the first: an SMTP server that is down for its maintenance loses no e-mail. */
export const jobSettings: JobSettings = {
  tries: 8,
  firstRetrySeconds: 60,
  lostAfterSeconds: 90,
  longestSeconds: 12 * 60,
  superviseSeconds: 30,
  lookSeconds: 10,
}
