import { expect, test } from 'vitest'
import { listColleaguesEndpoint } from '#domain/hiring/members/members.contract.ts'
import { setOwnerEndpoint } from '#domain/people/users/owners.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { deleteUserEndpoint, filterUsersEndpoint, listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { untilBlocked } from '../../testing/locks.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { closeAccount } from './erasure.writes.ts'

const site = sharedTestApp()
const colleague = (firstName: string) =>
  site.person({ role: [{ module: 'candidates', item: 'view' }], firstName, lastName: 'Gil' })
const set = ({ token }: TestPerson, people: readonly TestPerson[], owner: string) =>
  site.call(setOwnerEndpoint, { token, body: { uuid_users: people.map(({ uuid }) => uuid), owner } })
const ownerOf = async ({ token }: TestPerson, { uuid }: TestPerson) =>
  (await site.call(getUserEndpoint, { token, params: { uuid } })).answer.data.owner

test('MOV-03 staff set, change and take away the owner of people, each change once in the audit', async () => {
  const [actor, diego, olga] = [await site.person({ role: 'administrator' }), await colleague('Diego'), await colleague('Olga')]
  const [ana, luis] = [await site.person(), await site.person()]
  expect(await ownerOf(actor, ana)).toBe(null)
  const first = await set(actor, [ana, luis], diego.uuid)
  const named = { uuid: diego.uuid, fullname: 'Diego Gil' }
  expect(first.answer).toEqual({ success_message: 'users.owner_changed', data: { owner: named, changed: 2 } })
  expect([await ownerOf(actor, ana), await ownerOf(actor, luis)]).toEqual([named, named])
  expect((await set(actor, [ana], diego.uuid)).answer.data.changed).toBe(0)
  expect((await set(actor, [ana], olga.uuid)).answer.data.changed).toBe(1)
  expect((await set(actor, [ana], '')).answer.data).toEqual({ owner: null, changed: 1 })
  expect([await ownerOf(actor, ana), await ownerOf(actor, luis)]).toEqual([null, named])
  expect(await site.auditOf(actor)).toEqual(Array.from({ length: 4 }, () => 'user.owner_changed'))
})

test('MOV-03 only a colleague who sees vacancies becomes an owner, and an unseen person refuses all', async () => {
  const [actor, gone, candidate] = [await site.person({ role: 'administrator' }), await colleague('Ida'), await site.person()]
  const ana = await site.person()
  await site.call(deleteUserEndpoint, { token: actor.token, body: { uuid: gone.uuid, reason: 'Dejó la agencia' } })
  for (const owner of [gone.uuid, candidate.uuid, crypto.randomUUID()])
    expect((await set(actor, [ana], owner)).refusal.errors).toEqual({ owner: ['members.error.colleague'] })
  expect((await set(actor, [ana, gone], actor.uuid)).status).toBe(404)
  expect(await ownerOf(actor, ana)).toBe(null)
})

test('MOV-03 the list of people names their owners, and filters by one or by oneself', async () => {
  const [actor, diego] = [await site.person({ role: 'administrator' }), await colleague('Diego')]
  const [ana, luis] = [await site.person({ lastName: 'Listada' }), await site.person({ lastName: 'Listada' })]
  await set(actor, [ana], diego.uuid)
  await set(actor, [luis], actor.uuid)
  const { token } = actor
  const listed = async (filter: { owner?: string }) =>
    (await site.call(listUsersEndpoint, { token, query: { q: 'listada', ...filter } })).answer.data.map(({ uuid, owner }) => [
      uuid,
      owner?.fullname,
    ])
  expect(await listed({ owner: diego.uuid })).toEqual([[ana.uuid, 'Diego Gil']])
  expect((await listed({ owner: 'me' })).map(([uuid]) => uuid)).toEqual([luis.uuid])
  expect(await listed({})).toHaveLength(2)
  const filtered = await site.call(filterUsersEndpoint, { token, query: { q: 'listada' }, body: { owner: 'me' } })
  expect(filtered.answer.data.map(({ uuid }) => uuid)).toEqual([luis.uuid])
  const refused = await site.call(listUsersEndpoint, { token, query: { owner: 'mine' } })
  expect([refused.status, refused.refusal.error_message]).toEqual([400, 'errors.bad_filter'])
})

test('MOV-03 an owner sees no more people than before, and staff of people choose among colleagues', async () => {
  const users = ['view', 'change'] as const
  const rights = users.map((item) => ({ module: 'users', item }) as const)
  const limited = await site.person({ role: [...rights, { module: 'candidates', item: 'view' }], limited: true })
  const actor = await site.person({ role: rights })
  const [stranger, applicant] = [await site.person(), await site.person()]
  const vacancy = await makeVacancy(site.platform, { owner_id: limited.id })
  await makeApplication(site.platform, vacancy.id, applicant.id)
  expect((await set(actor, [stranger, applicant], limited.uuid)).status).toBe(200)
  const read = async ({ uuid }: TestPerson) =>
    (await site.call(getUserEndpoint, { token: limited.token, params: { uuid } })).status
  expect([await read(stranger), await read(applicant)]).toEqual([404, 200])
  expect((await set(limited, [stranger], '')).status).toBe(404)
  const { data } = (await site.call(listColleaguesEndpoint, { token: actor.token })).answer
  expect(data.map(({ uuid }) => uuid)).toContain(limited.uuid)
})

test('MOV-03 people who are given to a colleague while their account is closed have no owner, and neither call fails', async () => {
  const { platform } = site
  const [actor, leaving, ana] = [await site.person({ role: 'administrator' }), await colleague('Lía'), await site.person()]
  await set(actor, [ana], leaving.uuid)
  const { call } = await platform.db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [leaving.id])
    const call = set(actor, [ana], leaving.uuid)
    await untilBlocked(platform.db)
    const { role_id } = await tx.selectFrom('users').select('role_id').where('id', '=', leaving.id).executeTakeFirstOrThrow()
    await closeAccount(tx, platform, { id: leaving.id, role_id }, { by: actor.id, reason: 'Dejó la agencia' })
    return { call }
  })
  expect((await call).refusal.errors).toEqual({ owner: ['members.error.colleague'] })
  expect(await ownerOf(actor, ana)).toBe(null)
})
