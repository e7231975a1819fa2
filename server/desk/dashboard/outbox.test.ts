import { expect, onTestFinished, test } from 'vitest'
import {
  getOutboxStateEndpoint,
  getWaitingEndpoint,
  retryEmailEndpoint,
  sendAllAgainEndpoint,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { createFailedEmail } from '../../testing/records.ts'

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
