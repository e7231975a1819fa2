import { sql } from 'kysely'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../../database/database.ts'
import { StartupError } from '../../database/startup-error.ts'
import { type Log, loggedReason } from '../log.ts'
import {
  batchSize,
  GivenUp,
  type JobData,
  type JobQueue,
  type JobSettings,
  type JobWorker,
  jobNames,
  jobSettings,
  workersPerProcess,
} from './job-queue.ts'
import { pgBossDatabase, within } from './pg-boss-database.ts'

/** The queue to which pg-boss moves a job whose last try failed, even when the process died; its worker gives the job up. */
const givenUp = (name: string) => `${name}-given-up`

/** The wake-up of the workers of a queue. */
const wakeUpOf = (name: string) => `jobs:${name}`

const stopWithinMs = 4000
const missingRight = '42501'

/**
 * Creates pg-boss's tables and our queues where they are missing. Never call it inside a transaction.
 * @throws StartupError when the database user lacks the rights
 */
export async function prepareJobs(database: Database): Promise<void> {
  try {
    await makeQueues(database)
  } catch (error) {
    if ((error as { code?: string }).code !== missingRight) throw error
    throw new StartupError(
      `The tables of the job queue cannot be made (${(error as Error).message}); start once as a user who owns the schema pgboss, or may create it.`,
    )
  }
}

async function makeQueues(database: Database): Promise<void> {
  const boss = new PgBoss({ db: pgBossDatabase(database), migrate: true, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const name of jobNames) {
      if (!present.has(givenUp(name))) await boss.createQueue(givenUp(name))
      if (!present.has(name)) await boss.createQueue(name)
      // Earlier versions made queues that notify within the transaction (ADR-0196).
      else if (present.get(name)?.notify) await boss.updateQueue(name, { notify: false })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

interface QueueOptions {
  readonly settings?: Partial<JobSettings>
  readonly log: Log
}

/**
 * Opens the job queue of this process on the product's database, after prepareJobs. A wake-up makes waiting workers look as soon as a job
 * is committed; polling finds jobs whose wake-up was lost.
 */
export async function openJobQueue(database: Database, { settings, log }: QueueOptions): Promise<JobQueue> {
  const { tries, firstRetrySeconds, lostAfterSeconds, longestSeconds, superviseSeconds, lookSeconds } = {
    ...jobSettings,
    ...settings,
  }
  const boss = new PgBoss({
    db: pgBossDatabase(database),
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // No job waits for other jobs.
    flowIntervalSeconds: 3600,
  })
  boss.on('error', (error) =>
    log.warn({ reason: loggedReason(error) }, 'the job queue has trouble with the database and goes on trying'),
  )
  await boss.start()

  const perJob = {
    retryLimit: tries - 1,
    retryDelay: firstRetrySeconds,
    retryBackoff: true,
    heartbeatSeconds: lostAfterSeconds,
    expireInSeconds: longestSeconds,
    // The longest time that pg-boss keeps a waiting job.
    retentionSeconds: 365 * 86_400,
  }
  const working: string[] = []
  const workers: JobWorker[] = []
  return {
    async enqueue(tx, name, data, afterSeconds = 0) {
      const later = afterSeconds > 0 ? { startAfter: afterSeconds } : {}
      await boss.send(name, data, {
        ...perJob,
        ...later,
        deadLetter: givenUp(name),
        db: within(tx, ...(afterSeconds > 0 ? [] : [wakeUpOf(name)])),
      })
    },
    async enqueueAll(tx, name, all) {
      const jobs = all.map((data) => ({ ...perJob, data, priority: -1, deadLetter: givenUp(name) }))
      if (jobs.length > 0) await boss.insert(name, jobs, { db: within(tx, wakeUpOf(name)) })
    },
    async work(name, worker) {
      const all = { batchSize, perJobResults: true, includeMetadata: true } as const
      const many = { burstWhenBatchFull: true, localConcurrency: workersPerProcess }
      await boss.work(name, { ...all, ...many, pollingIntervalSeconds: lookSeconds }, (jobs: JobWithMetadata<JobData>[]) =>
        each(jobs, async ({ data, retryCount }) => {
          await worker.perform(data).catch((error: Error) => {
            log.warn({ job: name, data, tries: retryCount + 1, reason: loggedReason(error) }, 'a job failed')
            throw error
          })
        }),
      )
      await boss.work(givenUp(name), { ...all, pollingIntervalSeconds: lookSeconds }, (jobs: JobWithMetadata<JobData>[]) =>
        each(jobs, async ({ data, output }) => {
          log.error({ job: name, data, reason: reasonOf(output) }, 'a job was given up')
          await worker.giveUp(data, reasonOf(output))
        }),
      )
      const wake = () => {
        for (const { id, name: queue } of boss.getWipData()) if (queue === name) boss.notifyWorker(id)
      }
      await database.onWakeUp(wakeUpOf(name), { wake, onGap: wake })
      working.push(name)
      workers.push(worker)
    },
    async retryNow(tx, name) {
      await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry' and start_after > now()`.execute(
        tx,
      )
    },
    isWorking() {
      // Workers of given-up jobs poll too rarely to count: they would report 'away' long after the database is back.
      const loops = boss.getWipData().filter(({ name }) => working.includes(name))
      return (
        loops.length > 0 &&
        loops.every(
          ({ state, lastErrorOn, lastFetchedOn }) => state === 'active' && (lastErrorOn ?? 0) <= (lastFetchedOn ?? Date.now()),
        )
      )
    },
    async stop() {
      let tooLong: NodeJS.Timeout | undefined
      await Promise.race([
        Promise.all(working.flatMap((name) => [name, givenUp(name)]).map((name) => boss.offWork(name, { wait: true }))),
        new Promise((resolve) => {
          tooLong = setTimeout(resolve, stopWithinMs)
        }),
      ])
      clearTimeout(tooLong)
      await boss.stop({ graceful: false })
      for (const worker of workers) worker.close()
    },
  }
}

/** Does the jobs of a batch in parallel and reports how each ended. */
function each(jobs: JobWithMetadata<JobData>[], perform: (job: JobWithMetadata<JobData>) => Promise<void>) {
  return Promise.all(
    jobs.map(async (job) => {
      try {
        await perform(job)
        return { id: job.id, status: 'completed' as const }
      } catch (error) {
        const status = error instanceof GivenUp ? ('deadletter' as const) : ('failed' as const)
        return { id: job.id, status, output: { message: loggedReason(error as Error) } }
      }
    }),
  )
}

/** The reason of the last failure: the handler's error, or pg-boss's own words when the process died. */
function reasonOf(output: unknown): string {
  const message = (output as { message?: unknown; value?: { message?: unknown } } | null)?.message
  return typeof message === 'string' ? message : 'The process that had this job was lost.'
}
