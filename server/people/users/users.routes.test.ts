import { expect, test } from 'vitest'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import {
  filterUsersEndpoint,
  findSkillsEndpoint,
  findVacanciesEndpoint,
  listUsersEndpoint,
  listUsersWithSkillsEndpoint,
  setExtraTimeEndpoint,
} from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
let words = 0
/** A unique surname, so that a search finds the people of one test only. */
const surname = () => `Cantero${++words}x`

const addSkill = (name: string) =>
  site.platform.db.insertInto('skills').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
const giveSkill = (user_id: number, skill_id: number, more: object = {}) =>
  site.platform.db
    .insertInto('user_skills')
    .values({ user_id, skill_id, ...more })
    .execute()

test('USR-01 SPEC-17: people are filtered by vacancy, skill and kind, in the query or in the body', async () => {
  const { token } = await staff()
  const q = surname()
  const ana = await site.person({ firstName: 'Ana', lastName: q })
  const beto = await site.person({ firstName: 'Beto', lastName: q })
  await site.person({ firstName: 'Caro', lastName: q, role: [{ module: 'messages', item: 'view' }] })
  const [vacancy, other, skill] = [
    await makeVacancy(site.platform),
    await makeVacancy(site.platform),
    await addSkill(`Vidrio ${q}`),
  ]
  await makeApplication(site.platform, vacancy.id, ana.id)
  await makeApplication(site.platform, other.id, beto.id, 'approved')
  await giveSkill(beto.id, skill.id)
  await site.call(setFlagsEndpoint, { token, body: { uuid: beto.uuid, hired_strut: 'Y' } })
  const namesOf = async (filter: object) => {
    const listed = (await site.call(listUsersEndpoint, { token, query: { q, sort: 'fullname', ...filter } })).answer
    const filtered = (await site.call(filterUsersEndpoint, { token, query: { q, sort: 'fullname' }, body: filter })).answer
    expect(filtered).toEqual(listed)
    expect(listed.total).toBe(listed.data.length)
    return listed.data.map(({ name }) => name)
  }
  expect(await namesOf({})).toEqual(['Ana', 'Beto', 'Caro'])
  expect(await namesOf({ job: '', skill: '', userType: '' })).toEqual(['Ana', 'Beto', 'Caro'])
  expect(await namesOf({ job: vacancy.uuid })).toEqual(['Ana'])
  expect(await namesOf({ job: String(other.id), skill: skill.uuid, userType: 3 })).toEqual(['Beto'])
  expect(await namesOf({ job: vacancy.uuid, skill: skill.uuid })).toEqual([])
  expect(await namesOf({ userType: 1 })).toEqual(['Caro'])
  expect(await namesOf({ userType: 2 })).toEqual(['Ana', 'Beto'])
  expect(await namesOf({ userType: 3 })).toEqual(['Beto'])
  for (const wrong of [{ userType: 6 }, { job: 'x' }]) {
    expect((await site.call(listUsersEndpoint, { token, query: wrong as object })).refusal.error_message).toBe(
      'errors.bad_filter',
    )
    expect((await site.call(filterUsersEndpoint, { token, body: wrong })).status).toBe(422)
  }
})

test('USR-01 SPEC-56: the list has search, order, pages and whether each address is confirmed', async () => {
  const { token } = await staff()
  const q = surname()
  await site.person({ firstName: 'zoe', lastName: q, email: `a.${q}@example.com`.toLowerCase(), confirmed: false })
  await site.person({ firstName: 'Álvaro', lastName: q, email: `b.${q}@example.com`.toLowerCase(), cv: true })
  const rows = async (query: object) => (await site.call(listUsersEndpoint, { token, query: { q, ...query } })).answer.data
  expect((await rows({ sort: 'email' })).map(({ name }) => name)).toEqual(['zoe', 'Álvaro'])
  expect((await rows({ sort: '-email', size: 1, page: 1 })).map(({ name }) => name)).toEqual(['zoe'])
  expect((await rows({ sort: 'created_at' })).map(({ name }) => name)).toEqual(['zoe', 'Álvaro'])
  const [alvaro] = await rows({ q: `alvaro ${q}` })
  expect(alvaro).toMatchObject({
    fullname: `Álvaro ${q}`,
    confirmed: true,
    role_id: 2,
    role: 'user',
    built_in: 'user',
    user_type: null,
  })
  expect(alvaro).toMatchObject({ avalaible_strut: 'Y', hired_strut: 'N', personal_phone: '' })
  expect(alvaro?.file).toMatch(/^\/files\//)
  expect((await rows({ q: `zoe ${q}` }))[0]).toMatchObject({ confirmed: false, file: null })
  expect((await site.call(listUsersEndpoint, { token, query: { q } })).text).not.toMatch(/password|hash/)
})

test('USR-02 the printed list has skills by name, with experience in the reader’s language', async () => {
  const { token } = await staff()
  const q = surname()
  const person = await site.person({ firstName: 'Ana', lastName: q })
  const [late, early] = [await addSkill(`Zinc ${q}`), await addSkill(`Arena ${q}`)]
  await giveSkill(person.id, late.id)
  await giveSkill(person.id, early.id, { from_date: '2020-01-01', to_date: '2022-12-31', test_status: 2 })
  const { data, total } = (await site.call(listUsersWithSkillsEndpoint, { token, query: { q } })).answer
  const skills = [
    { name: `Arena ${q}`, experience_time: '3 años', status_test: 2 },
    { name: `Zinc ${q}`, experience_time: '', status_test: 0 },
  ]
  expect([data, total]).toEqual([[{ uuid: person.uuid, fullname: `Ana ${q}`, email: person.email, skills }], 1])
  const english = (await site.call(listUsersWithSkillsEndpoint, { token, query: { q, language: 'en' } })).answer.data
  expect(english[0]?.skills[0]?.experience_time).toBe('3 years')
})

test('USR-04 SPEC-41: flags are set and removed and extra time is given, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const { id, uuid } = await site.person()
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, id, 'approved')
  const set = async (body: object) => (await site.call(setFlagsEndpoint, { token, body: { uuid, ...body } })).answer.data
  expect(await set({ hired_strut: 'Y' })).toEqual({ uuid, hired_strut: 'Y', avalaible_strut: 'N' })
  expect(await set({ hired_strut: 'N' })).toEqual({ uuid, hired_strut: 'N', avalaible_strut: 'Y' })
  expect(await set({ avalaible_strut: 'N' })).toEqual({ uuid, hired_strut: 'N', avalaible_strut: 'N' })
  expect((await site.call(setFlagsEndpoint, { token, body: { uuid, hired_strut: 'maybe' } })).refusal.errors).toEqual({
    hired_strut: ['errors.bad_request'],
  })
  const give = (extra_time: unknown) => site.call(setExtraTimeEndpoint, { token, body: { uuid, extra_time } })
  expect((await give('50')).answer.data).toEqual({ uuid, extra_time: 50 })
  for (const wrong of [-1, 301, 1.5, 'x'])
    expect((await give(wrong)).refusal.errors).toEqual({ extra_time: ['users.error.extra_time'] })
  expect(await site.auditOf(actor)).toEqual(['application.hired', 'user.marked', 'user.marked', 'user.given_time'])
})

test('USR-01 USR-05 ACC-05 choices are found by typing; unpublished vacancies only by recruiters', async () => {
  const { token } = await staff()
  const q = surname()
  const [open, closed] = [
    await makeVacancy(site.platform, { title: `Soldador ${q}` }),
    await makeVacancy(site.platform, { title: `Soldadora ${q}`, active: false }),
  ]
  await site.platform.db.updateTable('vacancies').set({ published_at: null }).where('uuid', '=', closed.uuid).execute()
  const skill = await addSkill(`Soldadura ${q}`)
  const vacancies = async (query: object, reader = token) =>
    (await site.call(findVacanciesEndpoint, { token: reader, query })).answer.data.map(({ uuid }) => uuid)
  expect(await vacancies({ q })).toEqual([closed.uuid, open.uuid])
  expect(await vacancies({ q, active: '1' })).toEqual([open.uuid])
  expect(await vacancies({ chosen: closed.uuid })).toEqual([closed.uuid])
  const { token: ofPeople } = await site.person({ role: [{ module: 'users', item: 'view' }] })
  expect(await vacancies({ q }, ofPeople)).toEqual([open.uuid])
  expect(await vacancies({ chosen: closed.uuid }, ofPeople)).toEqual([])
  expect((await site.call(findSkillsEndpoint, { token, query: { q: `sol ${q}` } })).answer.data).toEqual([
    { uuid: skill.uuid, name: `Soldadura ${q}`, language: null },
  ])
})
