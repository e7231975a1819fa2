import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp({ WORKER: '0' })
const daysAgo = (count: number) => new Date(Date.now() - count * dayMs)

test('ADM-01 what waits has the instant since when the oldest of its kind waits', async () => {
  const { token } = await site.person({ role: [{ module: 'messages', item: 'view' }] })
  const oldest = async () => (await site.call(getWaitingEndpoint, { token })).answer.data.oldest
  const visitor = { full_name: 'Visita', email: 'antes@example.com', phone: '', message: 'Hola' }
  const [first, later] = [daysAgo(400), daysAgo(300)]
  const { db } = site.platform
  for (const created_at of [later, first])
    await db
      .insertInto('contact_messages')
      .values({ ...visitor, created_at })
      .execute()
  expect(await oldest()).toMatchObject({ messages: first.toISOString(), people: null, unopened: null })
  await db.updateTable('contact_messages').set({ read_at: new Date() }).where('created_at', '=', first).execute()
  expect((await oldest()).messages).toBe(later.toISOString())
})
