import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { isRefusal } from '#domain/kernel/refusals.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../testing/database.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
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
    .set({ away_since: null, last_error: null, checked_at: null, answers: true, released_at: null })
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
      const mail = { kind: 'interviewer', language: 'es', subject, html: '<p>Hola</p>', plain: 'Hola', expiresAt } as const
      const to = { name: 'Persona Única', address: receiver }
      const queued = await queueMail(tx, { jobs, secretKey: 'a key' }, { ...mail, to }, now())
      if (isRefusal(queued)) throw new Error(queued.refused)
      return queued.id
    })
  const rowOf = (id: number) =>
    db.selectFrom('outgoing_emails').select(['status', 'attempts', 'last_error']).where('id', '=', id).executeTakeFirstOrThrow()
  const logged = (sentence: string) => lines.filter(({ msg }) => msg === sentence)
  return { delivery, queue, rowOf, lines, logged, pass: (seconds: number) => (at += seconds * 1000) }
}

test('MAIL-06 an outage is logged each minute without names, and waiting e-mails leave when the server is back', async () => {
  const gone = await startSmtpServer()
  const port = Number(new URL(gone.url).port)
  await gone.stop()
  const { delivery, queue, rowOf, lines, logged, pass } = await outboxOf(gone.url)
  const ids = [await queue('Uno'), await queue('Dos')]
  await expect
    .poll(async () => Promise.all(ids.map(async (id) => (await rowOf(id)).last_error)))
    .toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('ECONNREFUSED')])
  await expect.poll(() => logged('e-mails do not leave')).toHaveLength(1)
  const { away_since } = await readDelivery(database.db)
  expect(away_since).toBeInstanceOf(Date)

  // Two processes check at the same time: one of them asks the server. The e-mails keep their tries.
  for (const _minute of [1, 2]) {
    pass(61)
    await Promise.all([delivery.check(), delivery.check()])
  }
  expect(logged('e-mails do not leave')).toHaveLength(3)
  expect(await readDelivery(database.db)).toMatchObject({ away_since, last_error: expect.stringContaining('ECONNREFUSED') })
  expect(await Promise.all(ids.map(rowOf))).toMatchObject([{ attempts: 1 }, { attempts: 1 }])

  const back = await startSmtpServer(undefined, 0, port)
  onTestFinished(back.stop)
  pass(61)
  await delivery.check()
  expect((await back.until(2)).map(({ email }) => email.subject).sort()).toEqual(['Dos', 'Uno'])
  await expect.poll(() => readDelivery(database.db)).toEqual({ away_since: null, last_error: null })
  expect(logged('e-mails leave again')).toHaveLength(1)
  await expect.poll(() => logged('e-mail sent')).toHaveLength(2)
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

test('MAIL-06 a server that accepts one e-mail in ten does not use up the tries of those that wait', async () => {
  let asked = 0
  const server = await startSmtpServer(() => {
    asked += 1
    return asked % 10 === 0 ? undefined : { code: 454, text: 'Too many e-mails' }
  })
  onTestFinished(server.stop)
  const { queue, rowOf, pass } = await outboxOf(server.url)
  const waiting: number[] = []
  const pending = async () => {
    const { rows } = await database.pool.query(
      `select count(*) filter (where state = 'retry' and start_after > now())::integer as paused,
        count(*) filter (where state in ('created', 'active') or state = 'retry' and start_after <= now())::integer as due
       from pgboss.job where name = 'send-email' and (data->>'email')::integer = any($1)`,
      [waiting],
    )
    return rows[0]
  }
  const tries = async () => Promise.all(waiting.map(async (id) => (await rowOf(id)).attempts))
  const leave = async () => {
    const id = await queue('La décima')
    await expect.poll(async () => (await rowOf(id)).status).toBe('sent')
    await expect.poll(async () => (await readDelivery(database.db)).away_since).toBeNull()
  }

  for (let nth = 1; nth < 10; nth += 1) waiting.push(await queue(`Espera ${nth}`))
  await expect.poll(pending).toEqual({ paused: 9, due: 0 })
  await leave()
  await expect.poll(pending, { timeout: 10_000 }).toEqual({ paused: 9, due: 0 })
  expect(await tries()).toEqual(Array(9).fill(2))
  await expect.poll(async () => (await readDelivery(database.db)).away_since).toBeInstanceOf(Date)
  await leave()
  expect([await pending(), await tries()]).toEqual([{ paused: 9, due: 0 }, Array(9).fill(2)])
  pass(15 * 60)
  for (let nth = 1; nth < 10; nth += 1) waiting.push(await queue(`También ${nth}`))
  await expect.poll(pending, { timeout: 10_000 }).toEqual({ paused: 18, due: 0 })
  await leave()
  await expect.poll(async () => (await tries()).slice(0, 9), { timeout: 10_000 }).toEqual(Array(9).fill(3))
})

test('MAIL-06 what the mail server says of the login is stored and logged without the address', async () => {
  const { db } = database
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const refusal = `535 5.7.8 Authentication failed for user no-reply@company.example: ${'x'.repeat(900)}`
  const verify = () => Promise.reject(new Error(refusal))
  const jobs = { retryNow: () => Promise.resolve() } as unknown as JobQueue
  const delivery = watchDelivery({ db, jobs, now: () => new Date(), log }, { verify })
  await db.updateTable('mail_delivery').set({ away_since: new Date() }).execute()
  await delivery.check()
  const { last_error } = await readDelivery(db)
  expect(last_error).toMatch(/^535 5\.7\.8 Authentication failed for user …/)
  expect(last_error!.length).toBeLessThanOrEqual(500)
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toContain('company.example')
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
