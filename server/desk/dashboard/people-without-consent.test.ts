import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import type { Right } from '#domain/kernel/permissions.ts'
import { listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'

const site = sharedTestApp()
const see = (module: Right['module']): Right => ({ module, item: 'view' })
const days = (count: number) => new Date(Date.now() - count * 86_400_000)
const waiting = async ({ token }: TestPerson, query: object = {}) =>
  (await site.call(getWaitingEndpoint, { token, query })).answer.data

test('INT-08 says how many people have not answered, and when the first are erased, as the list has them', async () => {
  const [first, second] = [await addedWithLink(site), await addedWithLink(site)]
  const dueAt = days(-3)
  await site.platform.db.updateTable('users').set({ consent_due_at: dueAt }).where('id', '=', second.id).execute()
  const staff = await site.person({ role: [see('users')] })
  expect(await waiting(staff, { mine: '1' })).toMatchObject({ consents: 2, first_erased_at: dueAt.toISOString() })
  const listed = async ({ token }: TestPerson) =>
    (await site.call(listUsersEndpoint, { token, query: { userType: '4' } })).answer.data.map(({ uuid }) => uuid)
  expect(new Set(await listed(staff))).toEqual(new Set([first.uuid, second.uuid]))
  const others = await site.person({ role: [see('candidates')] })
  expect(await waiting(others)).toMatchObject({ consents: null, first_erased_at: null })
  const limited = await site.person({ role: [see('users'), see('candidates')], limited: true })
  expect(await waiting(limited)).toMatchObject({ consents: 0, first_erased_at: null })
  expect(await listed(limited)).toEqual([])
})
