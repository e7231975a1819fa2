import { expect, test } from 'vitest'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import type { MergedField } from '#domain/people/duplicates/duplicates.rules.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { rememberRefusal } from '../accounts/refused-addresses.writes.ts'

const site = sharedTestApp({ SITE_TIME_ZONE: 'America/Bogota' })

test('INT-05 two people who never logged in are merged either way, unless only one of them consented', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const [first, second, third] = [await site.person(), await site.person(), await site.person()]
  const people = () => site.platform.db.updateTable('users')
  const ids = [first.id, second.id, third.id]
  await people().set({ added_at: new Date(), password_hash: 'none' }).where('id', 'in', ids).execute()
  await people()
    .set({ consent_due_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', third.id)
    .execute()
  const merge = (stays: TestPerson, leaves: TestPerson, take: MergedField[] = []) =>
    site.call(mergePeopleEndpoint, { token, body: { stays: stays.uuid, leaves: leaves.uuid, take } })
  expect((await merge(third, second)).refusal.error_message).toBe('duplicates.error.consent')
  expect((await merge(first, second, ['email'])).status).toBe(200)
  expect((await merge(first, third, ['email'])).status).toBe(200)
})

test.each([
  ['an address refused later', '2025-03-12', '2025-04-01T12:00:00Z', true],
  ['an address refused on the same day', '2025-03-12', '2025-03-12T12:00:00Z', true],
  ['an address refused late on the same day of the site', '2025-03-12', '2025-03-13T03:00:00Z', true],
  ['the consent is newer than the refusal', '2025-03-12', '2025-03-01T12:00:00Z', false],
  ['an address refused on the day of the site before', '2025-03-13', '2025-03-13T03:00:00Z', false],
])('CON-01 INT-05 when %s, a merge ends the declared consent or not', async (_, consentedOn, refusedAt, ends) => {
  const { id: declared_by, token } = await site.person({ role: 'administrator' })
  const [stays, leaves] = [await site.person(), await site.person()]
  const { db } = site.platform
  await db
    .updateTable('users')
    .set({ added_at: new Date(), password_hash: 'none' })
    .where('id', 'in', [stays.id, leaves.id])
    .execute()
  await db.deleteFrom('consents').where('user_id', 'in', [stays.id, leaves.id]).execute()
  const consent = { user_id: stays.id, consented_on: consentedOn, manner: 'Feria', declared_by, declared_at: new Date() }
  await db.insertInto('held_consents').values(consent).execute()
  await db
    .updateTable('users')
    .set({ consent_due_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', leaves.id)
    .execute()
  await db.transaction().execute((tx) => rememberRefusal(tx, site.platform, leaves.email, new Date(refusedAt)))
  const merged = await site.call(mergePeopleEndpoint, { token, body: { stays: stays.uuid, leaves: leaves.uuid, take: [] } })
  expect(merged.status).toBe(200)
  const held = db.selectFrom('held_consents').innerJoin('users', 'users.id', 'held_consents.user_id')
  const row = await held.select(['withdrawn_at', 'consent_due_at']).where('user_id', '=', stays.id).executeTakeFirstOrThrow()
  expect([row.withdrawn_at !== null, row.consent_due_at !== null]).toEqual([ends, ends])
})
