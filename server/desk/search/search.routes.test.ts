import { expect, test } from 'vitest'
import { nameRecentEndpoint, searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import type { ModuleKey } from '#domain/kernel/permissions.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const found = async (q: string, token: string) => (await site.call(searchForStaffEndpoint, { query: { q }, token })).answer.data
const staffOf = (...modules: ModuleKey[]) => site.person({ role: modules.map((module) => ({ module, item: 'view' })) })

const makeClient = (fields: { name: string; location?: string; active?: boolean }) =>
  site.platform.db
    .insertInto('clients')
    .values({ location: 'Bogotá', ...fields })
    .returning('uuid')
    .executeTakeFirstOrThrow()

test('ADR-0001 USR-01 JOB-01 finds the newest five people and vacancies by their words, ignoring accents', async () => {
  const { token } = await site.person({ role: 'administrator' })
  for (const lastName of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'])
    await site.person({ firstName: 'Zaída', lastName, email: `${lastName}@zaida.example.com`.toLowerCase() })
  for (const number of [1, 2, 3, 4, 5, 6]) await makeVacancy(site.platform, { title: `Zaídera ${number}` })
  const { people, vacancies } = await found('  ZAID ', token)
  expect(people?.map(({ fullname }) => fullname)).toEqual(
    ['Seis', 'Cinco', 'Cuatro', 'Tres', 'Dos'].map((name) => `Zaída ${name}`),
  )
  expect(vacancies?.map(({ name_job }) => name_job)).toEqual([6, 5, 4, 3, 2].map((number) => `Zaídera ${number}`))
  expect((await found('tres zaida', token)).people).toMatchObject([{ fullname: 'Zaída Tres', email: 'tres@zaida.example.com' }])
  expect(await found('%%', token)).toEqual({ people: [], vacancies: [], clients: [] })
})

test('ADR-0001 marks inactive vacancies, and finds no deleted account', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const { uuid } = await makeVacancy(site.platform, { title: 'Quimbaya cerrada', active: false })
  const gone = await site.person({ firstName: 'Quimbaya', lastName: 'Borrada' })
  expect((await found('quimbaya', token)).people).toMatchObject([{ uuid: gone.uuid }])
  await site.call(deleteUserEndpoint, { token, body: { uuid: gone.uuid, reason: 'Lo pidió' } })
  expect(await found('quimbaya', token)).toEqual({
    people: [],
    vacancies: [
      {
        uuid,
        name_job: 'Quimbaya cerrada',
        language: 'es',
        name_client: expect.stringMatching(/^Cliente \d+$/),
        status_job: 'I',
      },
    ],
    clients: [],
  })
})

test('ADR-0001 ACC-05 a role with one of the two modules finds only its records', async () => {
  await makeVacancy(site.platform, { title: 'Yarumo' })
  await site.person({ firstName: 'Yarumo' })
  expect(await found('yarumo', (await staffOf('users')).token)).toEqual({
    people: [expect.anything()],
    vacancies: null,
    clients: null,
  })
  expect(await found('yarumo', (await staffOf('candidates')).token)).toMatchObject({
    people: null,
    vacancies: [{}],
    clients: null,
  })
})

test.each(['', ' a ', 'x'.repeat(201)])('ADR-0001 %j is not a search', async (q) => {
  const { token } = await staffOf('users')
  expect((await site.call(searchForStaffEndpoint, { query: { q }, token })).refusal.error_message).toBe('errors.bad_request')
})

test('CMD-01 finds clients by name and place, newest first, for a role that sees clients', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await makeClient({ name: `Guaduas ${number}`, location: 'Ráquira' })
  const { uuid } = await makeClient({ name: 'Guaduas cerrada', location: 'Tunja', active: false })
  const { token } = await staffOf('clients')
  const { clients, ...others } = await found('guaduas', token)
  expect(others).toEqual({ people: null, vacancies: null })
  expect(clients?.map(({ name_clients }) => name_clients)).toEqual([
    'Guaduas cerrada',
    ...[6, 5, 4, 3].map((number) => `Guaduas ${number}`),
  ])
  expect(clients?.[0]).toEqual({ uuid, name_clients: 'Guaduas cerrada', active: false })
  expect((await found('guaduas raquira', token)).clients).toHaveLength(5)
})

test('CMD-01 names recent records that the viewer may still see, and no others', async () => {
  const limited = await site.person({
    role: [
      { module: 'candidates', item: 'view' },
      { module: 'users', item: 'view' },
    ],
    limited: true,
  })
  const own = await makeVacancy(site.platform, { title: 'Propia', owner_id: limited.id })
  const foreign = await makeVacancy(site.platform, { title: 'Ajena' })
  const [known, stranger, gone] = [await site.person({ firstName: 'Nora' }), await site.person(), await site.person()]
  await makeApplication(site.platform, own.id, known.id)
  await makeApplication(site.platform, foreign.id, stranger.id)
  const client = await makeClient({ name: 'Reciente' })
  const administrator = await site.person({ role: 'administrator' })
  await site.call(deleteUserEndpoint, { token: administrator.token, body: { uuid: gone.uuid, reason: 'Lo pidió' } })
  const query = {
    people: [known, stranger, gone].map(({ uuid }) => uuid).join(),
    vacancies: [own, foreign].map(({ uuid }) => uuid).join(),
    clients: client.uuid,
  }
  const named = async (token: string) => (await site.call(nameRecentEndpoint, { query, token })).answer.data
  expect(await named(limited.token)).toMatchObject({
    people: [{ uuid: known.uuid }],
    vacancies: [{ uuid: own.uuid }],
    clients: null,
  })
  const all = await named(administrator.token)
  expect(all.people?.map(({ uuid }) => uuid).sort()).toEqual([known.uuid, stranger.uuid].sort())
  expect(all.clients).toEqual([{ uuid: client.uuid, name_clients: 'Reciente', active: true }])
})

test.each(['7', "' or 1=1", Array.from({ length: 7 }, () => '5b0c2f7e-8d3a-4c1e-9f60-2a7d4e81b3c5').join()])(
  'CMD-01 refuses %j as recent records',
  async (people) => {
    const { token } = await staffOf('users')
    expect((await site.call(nameRecentEndpoint, { query: { people }, token })).refusal.error_message).toBe('errors.bad_request')
  },
)
