import { expect, test } from 'vitest'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  addReasonEndpoint,
  deleteReasonEndpoint,
  listReasonsEndpoint,
  setReasonEndpoint,
  updateReasonEndpoint,
} from '#domain/hiring/reasons/reasons.contract.ts'
import { seedReference } from '../../seeds/reference.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const add = async (token: string, name: string) => (await site.call(addReasonEndpoint, { token, body: { name } })).answer.data

test('REJ-01 a reason is added, changed and deleted, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const { uuid, ...added } = await add(token, '  Aspiración salarial ')
  expect(added).toMatchObject({ name: 'Aspiración salarial', version: 1 })
  const params = { id: uuid }
  const body = { name: 'Salario', version: 1 }
  expect((await site.call(updateReasonEndpoint, { token, params, body })).answer.data).toMatchObject({
    name: 'Salario',
    version: 2,
  })
  expect((await site.call(updateReasonEndpoint, { token, params, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(deleteReasonEndpoint, { token, params })).answer.success_message).toBe('common.deleted')
  expect((await site.call(deleteReasonEndpoint, { token, params })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['reason.added', 'reason.modified', 'reason.deleted'])
})

test('REJ-01 SPEC-04 a name is required and exists only once, whatever its letters', async () => {
  const { token } = await staff()
  const named = (name: string) => site.call(addReasonEndpoint, { token, body: { name } })
  expect((await named(' ')).refusal.errors).toEqual({ name: ['personal.error.name_required'] })
  const both = await Promise.all(['Sin experiencia', 'SIN EXPERIENCIA'].map(named))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const found = await site.call(listReasonsEndpoint, { token, query: { q: 'sin experiencia' } })
  expect(found.answer.total).toBe(1)
})

test('REJ-01 a rejected application has one reason, which can be cleared, and a used reason stays', async () => {
  const actor = await staff()
  const { token } = actor
  const reason = await add(token, 'Otra persona siguió')
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, person.id, 'reject')
  const set = (uuid_reason: string | null, uuid_element = card.uuid) =>
    site.call(setReasonEndpoint, { token, body: { uuid_element, uuid_reason } })
  const shown = async () => (await site.call(getCardEndpoint, { token, params: { id: card.uuid } })).answer.data.reason
  expect(await shown()).toBeNull()
  expect((await set(reason.uuid)).answer.success_message).toBe('reasons.set')
  expect(await shown()).toEqual({ uuid: reason.uuid, name: 'Otra persona siguió' })
  const refused = await site.call(deleteReasonEndpoint, { token, params: { id: reason.uuid } })
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'errors.in_use'])
  await set(null)
  expect(await shown()).toBeNull()
  expect(await site.auditOf(actor)).toEqual(['reason.added', 'application.reason_set', 'application.reason_set'])
  expect(await site.platform.db.selectFrom('outgoing_emails').select('id').where('user_id', '=', person.id).execute()).toEqual([])
})

test('REJ-01 only a card in the column of rejected people takes a reason', async () => {
  const { token } = await staff()
  const reason = await add(token, 'Fuera de la ciudad')
  const [vacancy, person] = [await makeVacancy(site.platform), await site.person()]
  const card = await makeApplication(site.platform, vacancy.id, person.id, 'apply')
  const set = (uuid_element: string, uuid_reason: string) =>
    site.call(setReasonEndpoint, { token, body: { uuid_element, uuid_reason } })
  expect((await set(card.uuid, reason.uuid)).refusal.error_message).toBe('reasons.error.stage')
  expect((await set(card.uuid, crypto.randomUUID())).status).toBe(404)
  expect((await set(crypto.randomUUID(), reason.uuid)).status).toBe(404)
})

test('REJ-01 a new site begins with six reasons, and one that staff deleted does not return', async () => {
  const { token } = await staff()
  const seeded = async () =>
    (await site.call(listReasonsEndpoint, { token, query: { q: '' } })).answer.data.filter(({ name }) => name.includes(' · '))
  const all = await seeded()
  expect(all).toHaveLength(6)
  for (const { uuid } of all) await site.call(deleteReasonEndpoint, { token, params: { id: uuid } })
  await seedReference(site.platform.db)
  expect(await seeded()).toEqual([])
})
