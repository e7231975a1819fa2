import { beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import {
  deleteSavedSearchEndpoint,
  listSavedSearchesEndpoint,
  openSavedSearchEndpoint,
  type SavedQuery,
  saveSearchEndpoint,
  updateSavedSearchEndpoint,
} from '#domain/people/candidate-search/saved-searches.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { writeCv } from '../../testing/pool.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const role = [{ module: 'users', item: 'view' }] as const
let owner: TestPerson
beforeEach(async () => {
  owner = await site.person({ role, firstName: 'Dueña', lastName: 'Prueba' })
})

const list = async ({ token }: TestPerson) => (await site.call(listSavedSearchesEndpoint, { token })).answer
const save = (person: TestPerson, body: { name: string; role: string | null; query: SavedQuery }) =>
  site.call(saveSearchEndpoint, { token: person.token, body })
const open = ({ token }: TestPerson, id: string) => site.call(openSavedSearchEndpoint, { token, params: { id } })

/** A colleague with the same role as another, and the uuid of the role. */
async function colleagueOf(person: TestPerson) {
  const { db } = site.platform
  const colleague = await site.person({ role })
  const held = await db.selectFrom('users').select('role_id').where('id', '=', person.id).executeTakeFirstOrThrow()
  await db.updateTable('users').set(held).where('id', '=', colleague.id).execute()
  const { uuid } = await db.selectFrom('roles').select('uuid').where('id', '=', held.role_id).executeTakeFirstOrThrow()
  return { colleague, roleUuid: uuid }
}

test('POO-02 INJ-04 a saved search keeps no control characters', async () => {
  const { data } = (await save(owner, { name: 'Rara', role: null, query: { q: 'sii\u0000go' } })).answer
  expect((await list(owner)).data.find(({ uuid }) => uuid === data.uuid)?.query).toEqual({ q: 'sii go' })
})

test('POO-02 a search is saved with its filters, renamed, and deleted', async () => {
  const query = { q: 'siigo "estados financieros"', active: '90', sort: 'name' }
  const { uuid } = (await save(owner, { name: '  Contadoras ', role: null, query })).answer.data
  expect((await list(owner)).data).toEqual([
    { uuid, name: 'Contadoras', query, own: true, owner: 'Dueña Prueba', role: null, new: 0, new_capped: false, version: 1 },
  ])
  const params = { id: uuid }
  const change = (body: Record<string, unknown>) => site.call(updateSavedSearchEndpoint, { token: owner.token, params, body })
  expect((await change({ name: 'Auxiliares', role: null, version: 1 })).status).toBe(200)
  expect((await change({ name: 'Otra', role: null, version: 1 })).refusal.error_message).toBe('errors.stale')
  expect((await list(owner)).data).toMatchObject([{ name: 'Auxiliares', query, version: 2 }])
  expect((await site.call(deleteSavedSearchEndpoint, { token: owner.token, params })).status).toBe(200)
  expect((await list(owner)).data).toEqual([])
})

test('POO-02 a shared search is seen by the holders of its role, and only its owner changes it', async () => {
  const { colleague, roleUuid } = await colleagueOf(owner)
  const stranger = await site.person({ role })
  const { uuid } = (await save(owner, { name: 'Compartida', role: roleUuid, query: {} })).answer.data
  expect((await list(colleague)).data).toMatchObject([{ uuid, own: false, owner: 'Dueña Prueba', role: { uuid: roleUuid } }])
  expect((await list(stranger)).data).toEqual([])
  // The built-in role's name is for the program; the interface has one in each language.
  expect((await list(owner)).roles).toContainEqual(expect.objectContaining({ name: 'administrator', built_in: 'administrator' }))
  const params = { id: uuid }
  const body = { name: 'Mía', role: null }
  const changes = (person: TestPerson) => [
    site.call(updateSavedSearchEndpoint, { token: person.token, params, body }),
    site.call(deleteSavedSearchEndpoint, { token: person.token, params }),
  ]
  for (const answer of await Promise.all(changes(colleague))) expect(answer.status).toBe(403)
  for (const answer of await Promise.all(changes(stranger))) expect(answer.status).toBe(404)
  expect((await open(stranger, uuid)).status).toBe(404)
  await site.call(updateSavedSearchEndpoint, { token: owner.token, params, body: { name: 'Compartida', role: null } })
  expect((await list(colleague)).data).toEqual([])
})

test('POO-02 CVS-05 a search counts the matching people who came since its reader opened it', async () => {
  const { colleague, roleUuid } = await colleagueOf(owner)
  const before = await site.person({ cv: true })
  await writeCv(site, before, 'Novedosa')
  const { uuid } = (await save(owner, { name: 'Novedades', role: roleUuid, query: { q: 'novedoso' } })).answer.data
  const newTo = async (person: TestPerson) => (await list(person)).data.map(({ new: count }) => count)
  expect([await newTo(owner), await newTo(colleague)]).toEqual([[0], [0]])
  const people = [await site.person({ cv: true }), await site.person({ cv: true })]
  for (const person of people) await writeCv(site, person, 'Novedosas')
  const later = { created_at: new Date(site.platform.now().getTime() + 1000) }
  await site.platform.db
    .updateTable('users')
    .set(later)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  expect([await newTo(owner), await newTo(colleague)]).toEqual([[2], [2]])
  site.passSeconds(60)
  await open(owner, uuid)
  expect([await newTo(owner), await newTo(colleague)]).toEqual([[0], [2]])
})

test('POO-02 TEA-02 each reader of a shared search counts only people whom they may see', async () => {
  const limited = await site.person({ role, limited: true })
  const { db, now } = site.platform
  const held = await db.selectFrom('users').select('role_id').where('id', '=', limited.id).executeTakeFirstOrThrow()
  const shared = await db.selectFrom('roles').select('uuid').where('id', '=', held.role_id).executeTakeFirstOrThrow()
  await save(owner, { name: 'Para aliados', role: shared.uuid, query: { q: 'aliadamente' } })
  const [inside, outside] = [await site.person({ cv: true }), await site.person({ cv: true })]
  for (const person of [inside, outside]) await writeCv(site, person, 'aliadamente')
  const later = new Date(now().getTime() + 1000)
  await db.updateTable('users').set({ created_at: later }).where('id', 'in', [inside.id, outside.id]).execute()
  const own = await makeVacancy(site.platform, { owner_id: limited.id })
  await makeApplication(site.platform, own.id, inside.id)
  expect((await list(owner)).data).toMatchObject([{ new: 2 }])
  expect((await list(limited)).data).toMatchObject([{ new: 1 }])
})

test('POO-02 a name is required, roles without the search are refused, and a person saves only so many', async () => {
  const { db } = site.platform
  const candidates = await db.selectFrom('roles').select('uuid').where('id', '=', 2).executeTakeFirstOrThrow()
  expect((await save(owner, { name: ' ', role: null, query: {} })).refusal.errors).toEqual({
    name: ['personal.error.name_required'],
  })
  expect((await save(owner, { name: 'Pública', role: candidates.uuid, query: {} })).status).toBe(404)
  expect((await save(owner, { name: 'Rara', role: null, query: { salary: '1' } as SavedQuery })).status).toBe(422)
  const many = Array.from({ length: limits.savedSearches }, (_, index) => ({
    user_id: owner.id,
    name: `n${index}`,
    query: '{}',
  }))
  await db.insertInto('saved_searches').values(many).execute()
  expect((await save(owner, { name: 'Una más', role: null, query: {} })).refusal.error_message).toBe('pool.error.full')
})

test('POO-02 a saved filter that means nothing any more counts nobody', async () => {
  await save(owner, { name: 'Vieja', role: null, query: { band: 'S', active: '8', q: '...' } })
  expect((await list(owner)).data).toMatchObject([{ new: 0, new_capped: false }])
})
