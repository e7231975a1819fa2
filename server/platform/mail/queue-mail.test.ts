import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#domain/kernel/refusals.ts'
import type { MailKind } from '#domain/mail-kinds.ts'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../testing/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { queueMail, takeBackMails } from './queue-mail.ts'

const platform = { jobs: { enqueue: async () => {} } as unknown as JobQueue, secretKey: 'a key' }
let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Queues a number of e-mails of a kind to an unknown address. Returns the rows of those that were accepted. */
async function write(kind: MailKind, address: string, times: number, calendar?: string): Promise<number[]> {
  const mail = { kind, language: 'es', to: { name: '', address }, subject: 'x', html: 'x', plain: 'x', calendar } as const
  const rows: number[] = []
  for (let count = 0; count < times; count += 1) {
    const row = await database.db.transaction().execute((tx) => queueMail(tx, platform, mail, new Date()))
    if (!isRefusal(row)) rows.push(row.id)
  }
  return rows
}

const written = async (kind: MailKind, address: string, times: number) => (await write(kind, address, times)).length

test.each([
  ['account_left', 5],
  ['account_erased', 5],
  ['email_changed', 5],
  ['password_changed', 5],
  ['recovery', 5],
  ['interview_cancelled', 7],
] as const)('LOG-06 SPEC-56: %s reaches an unconfirmed address above its daily limit and does not count', async (kind, most) => {
  const [full, fresh] = [`${kind}.full@example.test`, `${kind}.fresh@example.test`]
  expect([await written('stage', full, 4), await written('share', full, 2)]).toEqual([4, 1])
  expect(await written(kind, full, 7)).toBe(most)
  expect([await written(kind, fresh, 7), await written('stage', fresh, 6)]).toEqual([most, 5])
})

test('SPEC-72: five invitations a day reach an unconfirmed address above its limit', async () => {
  const address = 'invited@example.test'
  expect(await written('stage', address, 6)).toBe(5)
  const rows = await write('stage', address, 5, 'BEGIN:VCALENDAR')
  expect(rows).toHaveLength(5)
  await database.db.transaction().execute((tx) => takeBackMails(tx, platform, rows.slice(0, 1)))
  expect(await write('stage', address, 2, 'BEGIN:VCALENDAR')).toHaveLength(1)
  expect(await written('stage', address, 1)).toBe(0)
})

test('SPEC-56: an e-mail that was taken back does not count against the daily limit', async () => {
  const address = 'taken.back@example.test'
  const rows = await write('stage', address, 5)
  await database.db.transaction().execute((tx) => takeBackMails(tx, platform, rows.slice(0, 2)))
  expect(await written('stage', address, 3)).toBe(2)
})

test('LOG-06 SPEC-56: a stranger gets at most ten e-mails a day beside requests for consent, whatever their kinds', async () => {
  const address = 'stranger@example.test'
  // Requests count apart: otherwise a refused e-mail would reveal that staff have entered the address.
  expect(await written('consent', address, 6)).toBe(5)
  const kinds = ['share', 'recovery', 'password_changed', 'account_left'] as const
  let sent = 0
  for (const kind of kinds) sent += await written(kind, address, 6)
  expect(sent).toBe(10)
  expect(await written('interview_cancelled', address, 1)).toBe(1)
})

test('SPEC-56: a refused e-mail does not use up the share of other kinds', async () => {
  const address = 'refused@example.test'
  expect(await written('stage', address, 40)).toBe(5)
  expect(await written('recovery', address, 6)).toBe(5)
})
