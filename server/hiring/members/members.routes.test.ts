import { expect, test } from 'vitest'
import { getBellEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { getTeamEndpoint, listColleaguesEndpoint, setTeamEndpoint } from '#domain/hiring/members/members.contract.ts'
import {
  addVacancyEndpoint,
  getEditableVacancyEndpoint,
  listVacanciesEndpoint,
  type StaffVacancyList,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { PermissionItem } from '#domain/kernel/permissions.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeVacancy, vacancyFields } from '../../testing/records.ts'

const site = sharedTestApp()
const candidates = (...items: PermissionItem[]) => items.map((item) => ({ module: 'candidates', item }) as const)
const recruiter = (firstName: string) => site.person({ role: candidates('view', 'change'), firstName, lastName: 'Prueba' })

const teamOf = async ({ token }: TestPerson, id: string) =>
  (await site.call(getTeamEndpoint, { token, params: { id } })).answer.data
const setTeam = ({ token }: TestPerson, id: string, owner: string, members: string[] = []) =>
  site.call(setTeamEndpoint, { token, params: { id }, body: { owner, members } })
const list = async ({ token }: TestPerson, query: object) => {
  const { answer } = await site.call(listVacanciesEndpoint, { token, params: { param: 'es' }, query })
  return answer as StaffVacancyList
}
const namesIn = async (person: TestPerson, query: object) => (await list(person, query)).data.map(({ name_job }) => name_job)

test('TEA-01 the colleague who adds a vacancy is its owner; owner and members are changed, with an audit row', async () => {
  const [ana, beto, carla] = [await recruiter('Ana'), await recruiter('Beto'), await recruiter('Carla')]
  const { data } = (await site.call(addVacancyEndpoint, { token: ana.token, body: await vacancyFields(site.platform) })).answer
  expect(data.owner).toEqual({ uuid: ana.uuid, fullname: 'Ana Prueba' })
  expect(await teamOf(beto, data.uuid)).toEqual({ owner: data.owner, members: [], may: { change: true } })
  const changed = await setTeam(ana, data.uuid, beto.uuid, [carla.uuid, ana.uuid, beto.uuid, carla.uuid])
  expect(changed.answer).toMatchObject({
    success_message: 'members.saved',
    data: {
      owner: { uuid: beto.uuid, fullname: 'Beto Prueba' },
      members: [
        { uuid: ana.uuid, fullname: 'Ana Prueba' },
        { uuid: carla.uuid, fullname: 'Carla Prueba' },
      ],
    },
  })
  expect(await teamOf(carla, data.uuid)).toEqual(changed.answer.data)
  expect(await site.auditOf(ana)).toEqual(['vacancy.added', 'vacancy.team_changed'])
  expect((await setTeam(ana, data.uuid, '')).answer.data).toMatchObject({ owner: null, members: [] })
  expect((await setTeam(ana, '99999999', '')).status).toBe(404)
})

test('TEA-01 only colleagues whose role sees vacancies are offered and accepted', async () => {
  const [ana, candidate] = [await recruiter('Ana'), await site.person()]
  const other = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const { uuid } = await makeVacancy(site.platform)
  const refused = await setTeam(ana, uuid, candidate.uuid, [ana.uuid, other.uuid])
  expect([refused.status, refused.refusal.errors]).toEqual([
    422,
    { owner: ['members.error.colleague'], members: ['members.error.colleague'] },
  ])
  const offered = (await site.call(listColleaguesEndpoint, { token: ana.token })).answer.data.map((one) => one.uuid)
  expect([ana, candidate, other].map((person) => offered.includes(person.uuid))).toEqual([true, false, false])
})

test('TEA-02 a colleague with a limited role cannot leave a vacancy that they would lose', async () => {
  const limited = await site.person({ role: candidates('view', 'change'), limited: true })
  const { uuid } = await makeVacancy(site.platform, { owner_id: limited.id })
  const other = await recruiter('Otra')
  expect((await setTeam(limited, uuid, other.uuid)).refusal.error_message).toBe('members.error.yourself')
  expect((await setTeam(limited, uuid, other.uuid, [limited.uuid])).status).toBe(200)
  expect((await setTeam(other, uuid, other.uuid)).status).toBe(200)
  expect((await site.call(getTeamEndpoint, { token: limited.token, params: { id: uuid } })).status).toBe(404)
})

test('TEA-01 the list of vacancies shows mine or all, and filters by client, owner and state', async () => {
  const [ana, beto] = [await recruiter('Ana'), await recruiter('Beto')]
  const past = { active: false, published_at: new Date() }
  const own = await makeVacancy(site.platform, { title: 'Equipo propia', owner_id: ana.id })
  const joined = await makeVacancy(site.platform, { title: 'Equipo compartida', owner_id: beto.id, ...past })
  await makeVacancy(site.platform, { title: 'Equipo vencida', owner_id: beto.id, ...past, expired: true })
  await makeVacancy(site.platform, { title: 'Equipo borrador', active: false, published_at: null })
  await setTeam(beto, joined.uuid, beto.uuid, [ana.uuid])
  const client = await site.platform.db
    .selectFrom('clients')
    .innerJoin('vacancies', 'vacancies.client_id', 'clients.id')
    .select('clients.uuid')
    .where('vacancies.id', '=', own.id)
    .executeTakeFirstOrThrow()
  for (const [query, names] of [
    [{ mine: 1 }, ['Equipo compartida', 'Equipo propia']],
    [{ owner: beto.uuid }, ['Equipo compartida', 'Equipo vencida']],
    [{ owner: beto.uuid, mine: 1 }, ['Equipo compartida']],
    [{ owner: 'none' }, ['Equipo borrador']],
    [{ client: client.uuid }, ['Equipo propia']],
    [{ state: 'active' }, ['Equipo propia']],
    [{ state: 'draft' }, ['Equipo borrador']],
    [{ state: 'closed' }, ['Equipo compartida']],
    [{ state: 'expired' }, ['Equipo vencida']],
  ] as const) {
    const found = await list(ana, { ...query, q: 'equipo', sort: 'name_job' })
    expect([query, found.data.map(({ name_job }) => name_job), found.total]).toEqual([query, names, names.length])
  }
  const states = (await list(ana, { q: 'equipo', sort: 'name_job' })).data.map(({ state }) => state)
  expect(states).toEqual(['draft', 'closed', 'active', 'expired'])
})

test('TEA-03 a duplicated vacancy belongs to the colleague who duplicates it, and keeps the members', async () => {
  const [ana, beto, carla] = [await recruiter('Ana'), await recruiter('Beto'), await recruiter('Carla')]
  const { uuid } = await makeVacancy(site.platform, { owner_id: ana.id })
  await setTeam(ana, uuid, ana.uuid, [beto.uuid, carla.uuid])
  const body = await vacancyFields(site.platform)
  const copy = (await site.call(addVacancyEndpoint, { token: beto.token, query: { members_of: uuid }, body })).answer.data
  expect(await teamOf(ana, copy.uuid)).toMatchObject({ owner: { uuid: beto.uuid }, members: [{ uuid: carla.uuid }] })
  const limited = await site.person({ role: candidates('view', 'change'), limited: true })
  expect((await site.call(addVacancyEndpoint, { token: limited.token, query: { members_of: uuid }, body })).status).toBe(404)
})

test('TEA-01 a vacancy whose owner’s account is deleted has no owner, and the account is in no team', async () => {
  const [ana, beto] = [await recruiter('Ana'), await recruiter('Beto')]
  const owned = await makeVacancy(site.platform, { title: 'Sin dueña', owner_id: ana.id })
  const joined = await makeVacancy(site.platform, { owner_id: beto.id })
  await setTeam(beto, joined.uuid, beto.uuid, [ana.uuid])
  const administrator = await site.person({ role: 'administrator' })
  const body = { uuid: ana.uuid, reason: 'Dejó la agencia' }
  expect((await site.call(deleteUserEndpoint, { token: administrator.token, body })).status).toBe(200)
  expect((await teamOf(beto, owned.uuid)).owner).toBe(null)
  expect((await teamOf(beto, joined.uuid)).members).toEqual([])
  expect(await namesIn(beto, { owner: 'none', q: 'dueña' })).toEqual(['Sin dueña'])
  const read = await site.call(getEditableVacancyEndpoint, { token: beto.token, params: { id: owned.uuid } })
  expect(read.answer.data.owner).toBe(null)
})

const joinedOf = async ({ token }: TestPerson) =>
  (await site.call(getBellEndpoint, { token })).answer.data.newest.map(({ kind, vacancy, author, is_owner }) => [
    kind,
    vacancy?.name_job,
    author,
    is_owner,
  ])

test('NOT-05 colleagues who join a team learn who added them, and whether they are in charge', async () => {
  const [ana, beto, carla] = [await recruiter('Ana'), await recruiter('Beto'), await recruiter('Carla')]
  const { uuid, title } = await makeVacancy(site.platform)
  await setTeam(ana, uuid, beto.uuid, [ana.uuid, carla.uuid])
  expect(await joinedOf(beto)).toEqual([['team_joined', title, 'Ana Prueba', true]])
  expect(await joinedOf(carla)).toEqual([['team_joined', title, 'Ana Prueba', false]])
  expect(await joinedOf(ana)).toEqual([])
})

test('NOT-05 a changed team notifies only those who are new in it; whoever leaves it reads nothing of it', async () => {
  const [ana, beto, carla] = [await recruiter('Ana'), await recruiter('Beto'), await recruiter('Carla')]
  const { uuid } = await makeVacancy(site.platform, { owner_id: beto.id })
  await setTeam(ana, uuid, carla.uuid, [beto.uuid])
  expect([(await joinedOf(beto)).length, (await joinedOf(carla)).length]).toEqual([0, 1])
  await setTeam(ana, uuid, beto.uuid)
  expect([(await joinedOf(beto)).length, (await joinedOf(carla)).length]).toEqual([0, 0])
})

test('NOT-05 the members of a duplicated vacancy are notified of the copy', async () => {
  const [ana, beto] = [await recruiter('Ana'), await recruiter('Beto')]
  const { id, uuid } = await makeVacancy(site.platform, { owner_id: ana.id })
  await site.platform.db.insertInto('vacancy_members').values({ vacancy_id: id, user_id: beto.id }).execute()
  const body = { ...(await vacancyFields(site.platform)), name_job: 'La copia' }
  await site.call(addVacancyEndpoint, { token: ana.token, query: { members_of: uuid }, body })
  expect(await joinedOf(beto)).toEqual([['team_joined', 'La copia', 'Ana Prueba', false]])
  expect(await joinedOf(ana)).toEqual([])
})
