import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { isRefusal } from '#domain/kernel/refusals.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../testing/database.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { openJobQueue, prepareJobs } from '../jobs/pg-boss-queue.ts'
import { openLog } from '../log.ts'
import { readDelivery, watchDelivery } from './mail-delivery.ts'
import { mailWorker } from './mail-worker.ts'
import { queueMail } from './queue-mail.ts'
import { openTransport } from './transport.ts'

const mailFrom = { name: '', address: 'no-reply@cantera.test' }
const receiver = 'persona.unica@example.com'
let database: Database

beforeAll(async () => {
  database = await testDatabase()
  await prepareJobs(database)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db
    .updateTable('mail_delivery')
    .set({ away_since: null, last_error: null, checked_at: null, answers: true })
    .execute()
})

/** A worker of the outbox whose retries wait for an hour, with the lines of its log and a clock that the test moves. */
async function outboxOf(smtpUrl: string) {
  let at = Date.now()
  const lines: Record<string, unknown>[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const settings = { tries: 8, firstRetrySeconds: 3600, lookSeconds: 0.5 }
  const jobs = await openJobQueue(database, { settings, log })
  onTestFinished(jobs.stop)
  const { db } = database
  const now = () => new Date(at)
  const transport = openTransport({ smtpUrl, mailFrom, dataDir: '' })
  const delivery = watchDelivery({ db, jobs, now, log }, transport)
  await jobs.work('send-email', mailWorker({ db, transport, now, log, delivery, onStatus: [] }))
  const queue = (subject: string, expiresAt?: Date) =>
    db.transaction().execute(async (tx) => {
      const mail = { kind: 'test', language: 'es', subject, html: '<p>Hola</p>', plain: 'Hola', expiresAt } as const
      const to = { name: 'Persona Única', address: receiver }
      const addressee = { isConfirmed: true, lacksConsent: false, isUnreached: false }
      const queued = await queueMail(tx, { jobs, secretKey: 'a key' }, { ...mail, to, addressee }, now())
      if (isRefusal(queued)) throw new Error(queued.refused)
      return queued.id
    })
  const rowOf = (id: number) =>
    db.selectFrom('outgoing_emails').select(['status', 'attempts', 'last_error']).where('id', '=', id).executeTakeFirstOrThrow()
  const said = (sentence: string) => lines.filter(({ msg }) => msg === sentence)
  return { delivery, queue, rowOf, lines, said, pass: (seconds: number) => (at += seconds * 1000) }
}

test('MAIL-06 an outage is logged each minute without names, and waiting e-mails leave when the server is back', async () => {
  const gone = await startSmtpServer()
  const port = Number(new URL(gone.url).port)
  await gone.stop()
  const { delivery, queue, rowOf, lines, said, pass } = await outboxOf(gone.url)
  const ids = [await queue('Uno'), await queue('Dos')]
  await expect
    .poll(async () => Promise.all(ids.map(async (id) => (await rowOf(id)).last_error)))
    .toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('ECONNREFUSED')])
  await expect.poll(() => said('e-mails do not leave')).toHaveLength(1)
  const { away_since } = await readDelivery(database.db)
  expect(away_since).toBeInstanceOf(Date)

  // Two processes check at the same time: one of them asks the server. The e-mails keep their tries.
  for (const _minute of [1, 2]) {
    pass(61)
    await Promise.all([delivery.check(), delivery.check()])
  }
  expect(said('e-mails do not leave')).toHaveLength(3)
  expect(await readDelivery(database.db)).toMatchObject({ away_since, last_error: expect.stringContaining('ECONNREFUSED') })
  expect(await Promise.all(ids.map(rowOf))).toMatchObject([{ attempts: 1 }, { attempts: 1 }])

  const back = await startSmtpServer(undefined, 0, port)
  onTestFinished(back.stop)
  pass(61)
  await delivery.check()
  expect((await back.until(2)).map(({ email }) => email.subject).sort()).toEqual(['Dos', 'Uno'])
  await expect.poll(() => readDelivery(database.db)).toEqual({ away_since: null, last_error: null })
  expect(said('e-mails leave again')).toHaveLength(1)
  await expect.poll(() => said('e-mail sent')).toHaveLength(2)
  const text = JSON.stringify(lines)
  for (const personal of [receiver, 'Única', 'unica', mailFrom.address]) expect(text).not.toContain(personal)
})

test('MAIL-06 an e-mail that leaves takes the waiting ones along', async () => {
  let refused = true
  const server = await startSmtpServer(() => (refused ? { code: 454, text: 'Relay access denied' } : undefined))
  onTestFinished(server.stop)
  const { delivery, queue, rowOf, pass } = await outboxOf(server.url)
  const waiting = await queue('Espera')
  await expect.poll(async () => (await rowOf(waiting)).last_error).toContain('Relay access denied')
  await expect.poll(async () => (await readDelivery(database.db)).away_since).toBeInstanceOf(Date)
  // The server answers and refuses: asking it again uses up no tries.
  for (const _minute of [1, 2]) {
    pass(61)
    await delivery.check()
  }
  expect(await rowOf(waiting)).toMatchObject({ attempts: 1, status: 'queued' })
  refused = false
  await queue('La siguiente')
  expect((await server.until(2)).map(({ email }) => email.subject)).toEqual(['La siguiente', 'Espera'])
})

test('MAIL-06 the trouble of one mailbox is no outage', async () => {
  const server = await startSmtpServer(() => ({ code: 452, text: 'Mailbox full' }))
  onTestFinished(server.stop)
  const { queue, rowOf } = await outboxOf(server.url)
  const id = await queue('Buzón lleno')
  await expect.poll(async () => (await rowOf(id)).last_error).toContain('Mailbox full')
  expect((await readDelivery(database.db)).away_since).toBeNull()
})

test('MAIL-06 an e-mail is not sent once its link has expired', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.stop)
  const { queue, rowOf } = await outboxOf(server.url)
  const [expired, usable] = [
    await queue('Vencido', new Date(Date.now() - 1000)),
    await queue('Vigente', new Date(Date.now() + 60_000)),
  ]
  await server.until(1)
  await expect.poll(async () => (await rowOf(expired)).status).toBe('failed')
  await expect.poll(async () => (await rowOf(usable)).status).toBe('sent')
  expect((await rowOf(expired)).last_error).toMatch(/^Expired/)
  expect(server.delivered.map(({ email }) => email.subject)).toEqual(['Vigente'])
})
