import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  getCountsEndpoint,
  getVacanciesAtWorkEndpoint,
  getWaitingEndpoint,
  listWaitingPeopleEndpoint,
} from '#domain/desk/dashboard/dashboard.contract.ts'
import { listVacanciesEndpoint, type StaffVacancyList } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { itemsOf, moduleKeys, type Right } from '#domain/kernel/permissions.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { listUsersEndpoint, listUsersWithSkillsEndpoint } from '#domain/people/users/users.contract.ts'
import { type AccessRow, callerKinds, type Input } from './testing/access.ts'
import { accessMatrix } from './testing/access-matrix.ts'
import { sharedTestApp, type TestPerson } from './testing/app.ts'
import { askStatus } from './testing/ask-status.ts'
import { makeApplication, makeVacancy } from './testing/records.ts'

/** Without the worker, which would deliver e-mails meanwhile. */
const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const everyRight: Right[] = moduleKeys.flatMap((module) => itemsOf(module).map((item) => ({ module, item })))

/**
 * Endpoints that answer a limited role otherwise than the rest, with the status of their answer. Every other one answers 404 when its request
 * made a vacancy or a person, who are outside, and 200 when it made none.
 */
const others: Readonly<Record<string, number>> = {
  // A limited role gives no rights to an unlimited one.
  'PUT /api/roles/permissions/:id': 403,
  'POST /api/users/invitations': 422,
  // Changes nothing for a hidden application, as for an unknown one.
  'POST /api/elements/opened': 200,
  // As for consents that a colleague has decided meanwhile.
  'POST /api/imports/unchecked-consents': 409,
  // E-mails in a folder have no vacancy.
  'GET /api/mailbox': 404,
  'POST /api/dashboard/failed-emails/:id/retry': 404,
  'POST /api/dashboard/failed-emails/:id/dismiss': 404,
  // Receivers get the events of every vacancy.
  'POST /api/webhooks': 403,
  'PUT /api/webhooks/:id': 404,
  'POST /api/webhooks/:id/state': 404,
  'POST /api/webhooks/:id/test': 404,
  'DELETE /api/webhooks/:id': 404,
  'GET /api/webhooks/:id/deliveries': 404,
  'POST /api/webhooks/deliveries/:id/again': 404,
  // Questions belong to nobody. The texts in the answer are tested below.
  'GET /api/evaluar/questions/:uuid': 200,
  'POST /api/banks/:id/import': 200,
}

const administrator = callerKinds.indexOf('administrator')
/** The endpoints of staff that an administrator may use. */
const ofStaff = accessMatrix.filter(([{ access }, expected]) => typeof access !== 'string' && expected[administrator] === 200)

/** Makes a valid request, and finds the vacancies and people that it made for it. */
async function requestOf([, , input]: AccessRow, caller: TestPerson) {
  const { db } = site.platform
  const last = async (table: 'vacancies' | 'users') =>
    (await db.selectFrom(table).select(sql<number>`coalesce(max(id), 0)`.as('id')).executeTakeFirstOrThrow()).id
  const [vacancy, user] = [await last('vacancies'), await last('users')]
  const request: Input = (await input?.(site, caller)) ?? {}
  const vacancies = await db.selectFrom('vacancies').select('id').where('id', '>', vacancy).execute()
  // The caller sees people whom they added themselves. Administrators only helped to make the records.
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', user)
    .where(sql<boolean>`added_by is distinct from ${caller.id} and role_id <> 1`)
    .execute()
  return { request, vacancies: vacancies.map(({ id }) => id), people: people.map(({ id }) => id) }
}

test.each(ofStaff.map((row) => [nameOf(row[0]), row] as const))(
  'TEA-02 %s finds only records of vacancies of the holder of a limited role',
  async (name, row) => {
    const { db } = site.platform
    const caller = await site.person({ role: everyRight })
    const limit = (limited: boolean) =>
      db
        .updateTable('roles')
        .set({ limited })
        .where('id', '=', (from) => from.selectFrom('users').select('role_id').where('id', '=', caller.id))
        .execute()
    const outside = await requestOf(row, caller)
    await limit(true)
    const hasRecords = outside.vacancies.length + outside.people.length > 0
    const expected = others[name] ?? (hasRecords ? 404 : 200)
    expect(await askStatus(site, row[0], outside.request, caller)).toBe(expected)
    if (name in others || !hasRecords) return

    await limit(false)
    const inside = await requestOf(row, caller)
    await limit(true)
    const own = await makeVacancy(site.platform, { owner_id: caller.id })
    if (inside.vacancies.length > 0)
      await db.updateTable('vacancies').set({ owner_id: caller.id }).where('id', 'in', inside.vacancies).execute()
    for (const person of inside.people) await makeApplication(site.platform, own.id, person)
    expect(await askStatus(site, row[0], inside.request, caller)).toBe(200)
  },
)

test('TEA-02 the counts that a limited role sees are those of its lists', async () => {
  const { db } = site.platform
  const caller = await site.person({ role: everyRight, limited: true })
  const { token } = caller
  const own = await makeVacancy(site.platform, { owner_id: caller.id })
  const joined = await makeVacancy(site.platform)
  const foreign = await makeVacancy(site.platform)
  await db.insertInto('vacancy_members').values({ vacancy_id: joined.id, user_id: caller.id }).execute()
  const people = [await site.person(), await site.person(), await site.person()]
  for (const [index, vacancy] of [own, joined, foreign].entries())
    for (const person of people.slice(index)) await makeApplication(site.platform, vacancy.id, person.id)
  await makeApplication(site.platform, foreign.id, people[0]!.id)

  const counts = (await site.call(getCountsEndpoint, { token, params: { language: 'es' } })).answer.data
  expect(counts).toMatchObject({ candidates: 5, users: 3 })
  expect((await site.call(listUsersEndpoint, { token })).answer.total).toBe(3)
  expect((await site.call(listUsersWithSkillsEndpoint, { token, query: { language: 'es' } })).answer.total).toBe(3)
  const waiting = (await site.call(getWaitingEndpoint, { token })).answer.data
  const unopened = await site.call(listWaitingPeopleEndpoint, { token, query: { waiting: 'unopened' } })
  expect([waiting.unopened, unopened.answer.total]).toEqual([5, 5])
  const list = (await site.call(listVacanciesEndpoint, { token, params: { param: 'es' } })).answer as StaffVacancyList
  expect([list.total, list.data.map(({ num_applied }) => num_applied).sort()]).toEqual([2, [2, 3]])
  const atWork = (await site.call(getVacanciesAtWorkEndpoint, { token })).answer.data.vacancies
  expect(atWork.map(({ uuid }) => uuid).sort()).toEqual([own.uuid, joined.uuid].sort())
  const profile = (await site.call(getUserEndpoint, { token, params: { uuid: people[0]!.uuid } })).answer.data
  expect('user_jobs' in profile && profile.user_jobs.map(({ jobs }) => jobs.uuid)).toEqual([own.uuid])
})

test('TEA-01 an unlimited colleague sees the same counts and lists when they choose theirs', async () => {
  const caller = await site.person({ role: everyRight })
  const own = await makeVacancy(site.platform, { owner_id: caller.id })
  const person = await site.person()
  await makeApplication(site.platform, own.id, person.id)
  const of = { token: caller.token, query: { mine: true } } as const
  expect((await site.call(getWaitingEndpoint, of)).answer.data).toMatchObject({ unopened: 1, people: 0, texts: 0 })
  const unopened = await site.call(listWaitingPeopleEndpoint, { ...of, query: { mine: true, waiting: 'unopened' } })
  expect(unopened.answer.data.map(({ vacant_uuid }) => vacant_uuid)).toEqual([own.uuid])
  expect((await site.call(getVacanciesAtWorkEndpoint, of)).answer.data.vacancies.map(({ uuid }) => uuid)).toEqual([own.uuid])
  const all = (await site.call(getWaitingEndpoint, { token: caller.token })).answer.data.unopened
  expect(all).toBeGreaterThan(1)
})
