import { expect, onTestFinished, test, vi } from 'vitest'
import {
  getOutboxStateEndpoint,
  getWaitingEndpoint,
  retryEmailEndpoint,
  sendAllAgainEndpoint,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createCard, createFailedEmail } from '../../testing/records.ts'

// Without its worker, so that queued e-mails stay.
const site = sharedTestApp({ WORKER: '0' })
const administrator = () => site.person({ role: 'administrator' })
const see = (module: Right['module'], item: Right['item'] = 'view'): Right => ({ module, item })
const waiting = async ({ token }: TestPerson) => (await site.call(getWaitingEndpoint, { token })).answer.data
const days = (count: number) => new Date(Date.now() - count * 86_400_000)

test('MAIL-06 one press sends all failed e-mails again that are still worth it, and those only that one may read', async () => {
  const actor = await administrator()
  const { db } = site.platform
  await db.deleteFrom('outgoing_emails').execute()
  const lost = [await createFailedEmail(site.platform), await createFailedEmail(site.platform, { expires_at: days(-1) })]
  const left = [
    await createFailedEmail(site.platform, { kind: 'recovery' }),
    await createFailedEmail(site.platform, { expires_at: days(1) }),
    await createFailedEmail(site.platform, { dismissed_at: days(1) }),
  ]
  const statuses = async (rows: readonly { id: number }[]) => {
    const found = await db.selectFrom('outgoing_emails').select(['id', 'status']).execute()
    return rows.map(({ id }) => found.find((row) => row.id === id)?.status)
  }
  const limited = await site.person({ role: [see('candidates'), see('candidates', 'change')], limited: true })
  expect((await site.call(sendAllAgainEndpoint, { token: limited.token })).answer.data.again).toBe(0)

  const { answer } = await site.call(sendAllAgainEndpoint, { token: actor.token })
  expect(answer).toEqual({ success_message: 'dashboard.emails_retried', data: { again: 2, left: 0, waiting: 2 } })
  expect(await statuses(lost)).toEqual(['queued', 'queued'])
  expect(await statuses(left)).toEqual(['failed', 'failed', 'failed'])
  const { rows } = await site.platform.database.pool.query(
    `select (data->>'email')::integer as id from pgboss.job where name = 'send-email' and state = 'created'`,
  )
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(lost.map(({ id }) => id)))
  expect(await site.auditOf(actor)).toEqual(['email.all_retried'])
  const [, expired] = left
  expect((await site.call(retryEmailEndpoint, { token: actor.token, params: { id: expired!.uuid } })).refusal).toMatchObject({
    error_message: 'dashboard.error.expired_mail',
  })
})

test('MAIL-06 one press ends the pauses of waiting e-mails, but not during an outage, and once in fifteen minutes', async () => {
  const { db, jobs, database } = site.platform
  const actor = await administrator()
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'send-email', { email: 424_242 }))
  const ofJob = `name = 'send-email' and data->>'email' = '424242'`
  const pressed = async (state: { away_since: Date | null; released_at: Date | null }) => {
    await db.updateTable('mail_delivery').set(state).execute()
    await database.pool.query(`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where ${ofJob}`)
    await site.call(sendAllAgainEndpoint, { token: actor.token })
    const { rows } = await database.pool.query(`select start_after <= now() as due from pgboss.job where ${ofJob}`)
    return rows[0].due
  }
  onTestFinished(() => void db.updateTable('mail_delivery').set({ away_since: null, released_at: null }).execute())
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  expect(await pressed({ away_since: minutesAgo(5), released_at: null })).toBe(false)
  expect(await pressed({ away_since: null, released_at: minutesAgo(14) })).toBe(false)
  expect(await pressed({ away_since: null, released_at: minutesAgo(16) })).toBe(true)
})

test('MAIL-06 one press updates the boards of all cards whose e-mails are sent again in one statement', async () => {
  const { db, live } = site.platform
  const actor = await administrator()
  await db.deleteFrom('outgoing_emails').execute()
  const cards = [(await createCard(site)).card, (await createCard(site)).card]
  for (const { id } of [...cards, ...cards]) await createFailedEmail(site.platform, { application_id: id })
  const all = vi.spyOn(live, 'announceAll')
  const one = vi.spyOn(live, 'announce')
  onTestFinished(() => void vi.restoreAllMocks())
  await site.call(sendAllAgainEndpoint, { token: actor.token })
  const announced = all.mock.calls.map(([, announcements]) => announcements.map(({ message }) => message))
  expect(announced).toEqual([expect.arrayContaining(cards.map(({ uuid }) => expect.objectContaining({ uuid_element: uuid })))])
  expect(announced[0]).toHaveLength(2)
  expect(one).not.toHaveBeenCalled()
})

test('MAIL-06 the dashboard says since when e-mails do not leave, to those who may read about failed ones', async () => {
  const { db } = site.platform
  const actor = await administrator()
  const outage = (minutes: number | null) =>
    db
      .updateTable('mail_delivery')
      .set({ away_since: minutes === null ? null : new Date(Date.now() - minutes * 60_000), last_error: 'connect ECONNREFUSED' })
      .execute()
  onTestFinished(() => void outage(null))
  await outage(1)
  expect((await waiting(actor)).outbox).toBe(0)
  await outage(5)
  const shown = await waiting(actor)
  expect(shown.outbox).toBe(1)
  expect(Date.now() - Date.parse(shown.outbox_since!)).toBeGreaterThanOrEqual(5 * 60_000)
  const state = await site.call(getOutboxStateEndpoint, { token: actor.token })
  expect(state.answer.data).toMatchObject({ away_since: shown.outbox_since, error: 'connect ECONNREFUSED' })
  const other = await site.person({ role: [see('messages')] })
  expect(await waiting(other)).toMatchObject({ outbox: null, outbox_since: null })
})
