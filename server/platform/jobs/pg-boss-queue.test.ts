import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../testing/database.ts'
import { openLog } from '../log.ts'
import { type JobData, type JobQueue, jobSettings } from './job-queue.ts'
import { openJobQueue, prepareJobs } from './pg-boss-queue.ts'

const quick = { tries: 3, firstRetrySeconds: 1, superviseSeconds: 1, lookSeconds: 0.5 }
let database: Database

beforeAll(async () => {
  database = await testDatabase()
  await prepareJobs(database)
})
afterAll(() => database.close())

function queue(): Promise<JobQueue> {
  return openJobQueue(database, { settings: quick, log: openLog({ logLevel: 'silent' }) })
}

/** Records the calls of a worker in order. */
function recorder() {
  const received: unknown[] = []
  const waiting: { count: number; done: () => void }[] = []
  return {
    received,
    note(what: unknown) {
      received.push(what)
      for (const { count, done } of waiting) if (received.length >= count) done()
    },
    until: (count: number) => new Promise<void>((done) => (received.length >= count ? done() : waiting.push({ count, done }))),
  }
}

const enqueue = (jobs: JobQueue, data: JobData) => database.db.transaction().execute((tx) => jobs.enqueue(tx, 'send-email', data))
const otherwise = { giveUp: async () => {}, close: () => {} }

test('MAIL-01 a job of a rolled-back transaction never runs', async () => {
  const jobs = await queue()
  const { received, note, until } = recorder()
  await jobs.work('send-email', { perform: async ({ mail }) => note(mail), ...otherwise })
  const undone = database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'send-email', { mail: 'rolled back' })
    throw new Error('the change failed')
  })
  await expect(undone).rejects.toThrow('the change failed')
  await enqueue(jobs, { mail: 'committed' })
  await until(1)
  expect(received).toEqual(['committed'])
  await jobs.stop()
})

test('MAIL-01 a delayed job runs after its delay', async () => {
  const jobs = await queue()
  const { received, note, until } = recorder()
  const heldSeconds = 1
  await jobs.work('send-email', { perform: async ({ mail }) => note({ mail, at: Date.now() }), ...otherwise })
  const before = Date.now()
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'send-email', { mail: 'held' }, heldSeconds))
  await until(1)
  expect(received).toEqual([{ mail: 'held', at: expect.any(Number) }])
  expect((received[0] as { at: number }).at - before).toBeGreaterThanOrEqual(heldSeconds * 1000)
  await jobs.stop()
})

test('MAIL-01 a job that waits when the process ends is done by the next process', async () => {
  const before = await queue()
  await enqueue(before, { mail: 'left behind' })
  await before.stop()

  const after = await queue()
  const { received, note, until } = recorder()
  await after.work('send-email', { perform: async ({ mail }) => note(mail), ...otherwise })
  await until(1)
  expect(received).toEqual(['left behind'])
  await after.stop()
})

test('MAIL-01 a job of a dead process is repeated, a slow job is not', async () => {
  const killed = await queue()
  for (const mail of ['slow', 'lost']) await enqueue(killed, { mail })
  await killed.stop()
  // Both were taken ten minutes ago. The worker of the first sent a heartbeat since; the other was killed.
  const { longestSeconds, lostAfterSeconds } = jobSettings
  expect(longestSeconds).toBeGreaterThan(600)
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '10 minutes',
       heartbeat_on = now() - case data->>'mail' when 'slow' then 0 else $1 end * interval '1 second'
     where state = 'created'`,
    [lostAfterSeconds + 1],
  )

  const next = await queue()
  const { received, note, until } = recorder()
  await next.work('send-email', { perform: async ({ mail }) => note(mail), ...otherwise })
  await until(1)
  await next.stop()
  expect(received).toEqual(['lost'])
  const slow = await database.pool.query(`select state from pgboss.job where data->>'mail' = 'slow'`)
  expect(slow.rows).toEqual([{ state: 'active' }])
})

test('MAIL-01 a failing job is retried after growing pauses and given up after the last try', async () => {
  const jobs = await queue()
  const tries: number[] = []
  const { received, note, until } = recorder()
  await jobs.work('send-email', {
    perform: async () => {
      tries.push(Date.now())
      throw new Error(`try ${tries.length} failed`)
    },
    giveUp: async (data, reason) => note([data, reason]),
    close: () => {},
  })
  await enqueue(jobs, { mail: 'unlucky' })
  await until(1)
  expect(received).toEqual([[{ mail: 'unlucky' }, 'try 3 failed']])
  expect(tries).toHaveLength(3)
  const [first = 0, second = 0, third = 0] = tries
  expect(second - first).toBeGreaterThanOrEqual(quick.firstRetrySeconds * 1000)
  expect(third - second).toBeGreaterThanOrEqual(2 * quick.firstRetrySeconds * 1000)
  const rows = await database.pool.query(
    `select retry_limit, retry_backoff from pgboss.job where name = 'send-email' and state = 'failed'`,
  )
  expect(rows.rows).toEqual([{ retry_limit: 2, retry_backoff: true }])
  await jobs.stop()
})

test('MAIL-01 two processes share the jobs and none is done twice', async () => {
  const [one, other] = await Promise.all([queue(), queue()])
  const { received, note, until } = recorder()
  for (const jobs of [one, other]) await jobs.work('send-email', { perform: async ({ mail }) => note(mail), ...otherwise })
  const mails = Array.from({ length: 40 }, (_, index) => index)
  await Promise.all(mails.map((mail) => enqueue(mail % 2 ? one : other, { mail })))
  await until(40)
  await Promise.all([one.stop(), other.stop()])
  expect([...(received as number[])].sort((a, b) => a - b)).toEqual(mails)
})

test('the queue reports whether its workers work, and preparing it twice is harmless', async () => {
  await prepareJobs(database)
  const jobs = await queue()
  expect(jobs.isWorking()).toBe(false)
  await jobs.work('send-email', { perform: async () => {}, ...otherwise })
  expect(jobs.isWorking()).toBe(true)
  await jobs.stop()
  expect(jobs.isWorking()).toBe(false)
})
