import { expect, test } from 'vitest'
import { searchForStaffEndpoint } from '#domain/desk/search/search.contract.ts'
import type { ModuleKey } from '#domain/kernel/permissions.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const found = async (q: string, token: string) => (await site.call(searchForStaffEndpoint, { query: { q }, token })).answer.data
const staffOf = (...modules: ModuleKey[]) => site.person({ role: modules.map((module) => ({ module, item: 'view' })) })

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
  expect(await found('%%', token)).toEqual({ people: [], vacancies: [] })
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
  })
})

test('ADR-0001 ACC-05 a role with one of the two modules finds only its records', async () => {
  await makeVacancy(site.platform, { title: 'Yarumo' })
  await site.person({ firstName: 'Yarumo' })
  expect(await found('yarumo', (await staffOf('users')).token)).toMatchObject({ people: [{}], vacancies: null })
  expect(await found('yarumo', (await staffOf('candidates')).token)).toMatchObject({ people: null, vacancies: [{}] })
})

test.each(['', ' a ', 'x'.repeat(201)])('ADR-0001 %j is not a search', async (q) => {
  const { token } = await staffOf('users')
  expect((await site.call(searchForStaffEndpoint, { query: { q }, token })).refusal.error_message).toBe('errors.bad_request')
})
