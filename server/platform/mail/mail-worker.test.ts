import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isRefusal } from '#domain/kernel/refusals.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../testing/database.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { openJobQueue, prepareJobs } from '../jobs/pg-boss-queue.ts'
import { openLog } from '../log.ts'
import type { Tx } from '../platform.ts'
import { type MailStatus, mailWorker, startMailWorker } from './mail-worker.ts'
import { queueMail } from './queue-mail.ts'
import { openTransport } from './transport.ts'

const settings = { tries: 2, firstRetrySeconds: 1, superviseSeconds: 1, lookSeconds: 0.5 }
let database: Database

beforeAll(async () => {
  database = await testDatabase()
  await prepareJobs(database)
})
afterAll(() => database.close())

const log = openLog({ logLevel: 'silent' })
const newQueue = () => openJobQueue(database, { settings, log })
/** For workers whose e-mails always leave. */
const delivery = { noteAway: async () => {}, noteLeft: async () => {} }

async function queue(tx: Tx, jobs: JobQueue, subject: string) {
  const to = { name: 'Persona Demostración', address: `${subject.replaceAll(' ', '.').toLowerCase()}@example.test` }
  const queued = await queueMail(
    tx,
    { jobs, secretKey: 'a key' },
    { kind: 'test', language: 'es', to, subject, html: '<p>Hola</p>', plain: 'Hola' },
    new Date(),
  )
  if (isRefusal(queued)) throw new Error(queued.refused)
  return queued
}

const commit = (jobs: JobQueue, subject: string) => database.db.transaction().execute((tx) => queue(tx, jobs, subject))
const rowOf = (id: number) => database.db.selectFrom('outgoing_emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Starts a worker that sends to `url`, and collects its notifications about e-mails. */
async function startWorker(url: string) {
  const jobs = await newQueue()
  onTestFinished(jobs.stop)
  const statuses: MailStatus[] = []
  let resolveNext: ((status: MailStatus) => void) | undefined
  const next = new Promise<MailStatus>((resolve) => {
    resolveNext = resolve
  })
  const platform = { db: database.db, jobs, now: () => new Date(), log }
  await startMailWorker(
    platform,
    openTransport({ smtpUrl: url, mailFrom: { name: '', address: 'no-reply@cantera.test' }, dataDir: '' }),
    async (status) => {
      statuses.push(status)
      resolveNext?.(status)
    },
  )
  return { jobs, statuses, next }
}

test('MAIL-01 an e-mail of a rolled-back change is neither stored nor sent', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  const { jobs } = await startWorker(server.url)
  const undone = database.db.transaction().execute(async (tx) => {
    await queue(tx, jobs, 'Rolled back')
    throw new Error('the change failed')
  })
  await expect(undone).rejects.toThrow('the change failed')
  await commit(jobs, 'Committed')
  const delivered = await server.until(1)
  expect(delivered.map(({ email }) => email.subject)).toEqual(['Committed'])
  expect(await database.db.selectFrom('outgoing_emails').where('subject', '=', 'Rolled back').select('id').execute()).toEqual([])
})

test('LOG-03 e-mails with account links lose their content once delivered or given up; others stay', async () => {
  const mail = { language: 'es', subject: 'x', html: 'x', plain: 'x' } as const
  const queued = { enqueue: async () => {} } as unknown as JobQueue
  const handOver = {
    outcome: 'sent',
    send: async () => {},
    verify: async () => {},
    forget: async () => {},
    close: () => {},
  } as const
  const worker = mailWorker({ db: database.db, transport: handOver, now: () => new Date(), log, delivery, onStatus: [] })
  const rows: Record<string, string> = {}
  for (const kind of ['recovery', 'invitation', 'account_erased', 'stage'] as const)
    for (const ending of ['sent', 'failed']) {
      const to = { name: '', address: `${kind}.${ending}@example.test` }
      const row = await database.db
        .transaction()
        .execute((tx) => queueMail(tx, { jobs: queued, secretKey: 'a key' }, { ...mail, kind, to }, new Date()))
      if (isRefusal(row)) throw new Error(row.refused)
      await (ending === 'sent' ? worker.perform({ email: row.id }) : worker.giveUp({ email: row.id }, 'no'))
      const left = await database.db.selectFrom('outgoing_emails').selectAll().where('id', '=', row.id).executeTakeFirst()
      rows[`${kind} ${left?.status ?? ending}`] = left ? left.html + left.plain : 'no row'
    }
  expect(rows).toEqual({
    'recovery sent': '',
    'recovery failed': '',
    'invitation sent': '',
    'invitation failed': '',
    'account_erased sent': 'no row',
    'account_erased failed': 'no row',
    'stage sent': 'xx',
    'stage failed': 'xx',
  })
})

test('SPEC-54: a crash leaves no mailbox copy of an e-mail to an erased account', async () => {
  const jobs = { enqueue: async () => {} } as unknown as JobQueue
  const mail = { kind: 'account_erased', language: 'es', subject: 'x', html: 'x', plain: 'x' } as const
  const row = await database.db
    .transaction()
    .execute((tx) =>
      queueMail(tx, { jobs, secretKey: 'a key' }, { ...mail, to: { name: '', address: 'e@example.test' } }, new Date()),
    )
  if (isRefusal(row)) throw new Error(row.refused)
  const rowsLeft = () => database.db.selectFrom('outgoing_emails').select('status').where('id', '=', row.id).execute()
  const seen: unknown[] = []
  const transport = {
    outcome: 'kept',
    send: async () => {},
    verify: async () => {},
    forget: async () => void seen.push(await rowsLeft()),
    close: () => {},
  } as const
  await mailWorker({ db: database.db, transport, now: () => new Date(), log, delivery, onStatus: [] }).perform({ email: row.id })
  expect(seen[0]).toEqual([{ status: 'queued' }])
  expect(await rowsLeft()).toEqual([])
})

test('MAIL-01 an e-mail committed before the process ends is sent by the next process', async () => {
  const before = await newQueue()
  const { id, uuid } = await commit(before, 'Before the crash')
  await before.stop()
  expect((await rowOf(id)).status).toBe('queued')

  const server = await startSmtpServer()
  onTestFinished(server.stop)
  const { next } = await startWorker(server.url)
  expect(await next).toMatchObject({ id, uuid, kind: 'test', status: 'sent' })
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'sent', attempts: 1, last_error: null })
  expect(row.sent_at).toBeInstanceOf(Date)
  expect(server.delivered[0]?.email.messageId).toBe(`<${uuid}@cantera.test>`)
})

test('SPEC-71: without an SMTP server an e-mail has the status kept and no time of sending', async () => {
  const transport = openTransport({
    smtpUrl: undefined,
    mailFrom: { name: '', address: 'no-reply@cantera.test' },
    dataDir: await mkdtemp(join(tmpdir(), 'kept-')),
  })
  const { id } = await commit(await newQueue(), 'Kept here')
  await mailWorker({ db: database.db, transport, now: () => new Date(), log, delivery, onStatus: [] }).perform({ email: id })
  expect(await rowOf(id)).toMatchObject({ status: 'kept', attempts: 1, sent_at: null })
})

test('MAIL-01 a repeated job of a sent e-mail sends nothing', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  const { jobs, next } = await startWorker(server.url)
  const { id } = await commit(jobs, 'Once')
  await next
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'send-email', { email: id }))
  await commit(jobs, 'After it')
  const delivered = await server.until(2)
  expect(delivered.map(({ email }) => email.subject)).toEqual(['Once', 'After it'])
})

test('MAIL-01 an e-mail delivered while the database is away is noted later, and not sent again', async () => {
  const { id } = await commit(await newQueue(), 'Noted late')
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  let away = 3
  const reached = database.db.withPlugin({
    transformQuery({ node }) {
      if (server.delivered.length > 0 && node.kind === 'UpdateQueryNode' && away-- > 0)
        throw new Error('Connection terminated unexpectedly')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const transport = openTransport({ smtpUrl: server.url, mailFrom: { name: '', address: 'no-reply@cantera.test' }, dataDir: '' })
  const worker = mailWorker({ db: reached, transport, now: () => new Date(), log, delivery, onStatus: [], pauseMs: 1 })
  onTestFinished(() => worker.close())
  await worker.perform({ email: id })
  await worker.perform({ email: id })
  expect(server.delivered).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('MAIL-01 an e-mail that the server keeps deferring is retried, then failed with the reason', async () => {
  const server = await startSmtpServer(() => ({ code: 451, text: 'come back later' }))
  onTestFinished(server.stop)
  const { jobs, next } = await startWorker(server.url)
  const { id } = await commit(jobs, 'Put off')
  expect(await next).toMatchObject({ id, status: 'failed' })
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'failed', attempts: 2, sent_at: null })
  expect(row.last_error).toContain('come back later')
})

test('MAIL-01 an e-mail that fails once is sent with the next try', async () => {
  let refusals = 1
  const server = await startSmtpServer(() => (refusals-- > 0 ? { code: 451, text: 'come back later' } : undefined))
  onTestFinished(server.stop)
  const { jobs, next } = await startWorker(server.url)
  const { id } = await commit(jobs, 'Second time lucky')
  expect(await next).toMatchObject({ id, status: 'sent' })
  expect(await rowOf(id)).toMatchObject({ attempts: 2, last_error: null })
})

test('MAIL-01 an address unknown to the server is given up at the first try', async () => {
  const server = await startSmtpServer(() => ({ code: 550, text: 'no such person' }))
  onTestFinished(server.stop)
  const { jobs, next } = await startWorker(server.url)
  const { id } = await commit(jobs, 'Unknown')
  expect(await next).toMatchObject({ id, status: 'failed' })
  expect(await rowOf(id)).toMatchObject({ attempts: 1 })
})
