import { beforeAll, describe, expect, test } from 'vitest'
import type { QueryInput } from '#domain/kernel/endpoint.ts'
import {
  findCandidateClientsEndpoint,
  findCandidateSourcesEndpoint,
  findCandidatesEndpoint,
  findCandidateTagsEndpoint,
} from '#domain/people/candidate-search/candidate-search.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { writeCv, writeProfile } from '../../testing/pool.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

const usersView = [{ module: 'users', item: 'view' }] as const

type Query = QueryInput<typeof findCandidatesEndpoint>
const find = async (query: Query, { token } = staff) => (await site.call(findCandidatesEndpoint, { token, query })).answer
const found = async (query: Query, viewer = staff) => (await find(query, viewer)).data.map(({ uuid }) => uuid)

describe('CVS-03 candidates are filtered', () => {
  /** Two people with the same word in the CV, of whom the filter should find the first. */
  async function two(word: string) {
    const people = [await site.person({ cv: true }), await site.person({ cv: true })] as const
    for (const person of people) await writeCv(site, person, word)
    return people
  }

  test('FAI-03 by skill, and by the band of its last rated test, with the bands that its error reaches', async () => {
    const { db } = site.platform
    const [one, other] = await two('filtrohabilidad')
    const skill = await db
      .insertInto('skills')
      .values({ name: 'Nómina filtrada', has_test: true })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await db.insertInto('user_skills').values({ user_id: one.id, skill_id: skill.id }).execute()
    const q = 'filtrohabilidad'
    expect(await found({ q, skill: skill.uuid })).toEqual([one.uuid])
    expect(await found({ q, skill: skill.uuid, band: 'M' })).toEqual([])
    const test = (points: number, unrated: number, day: number, archived = false) => ({
      user_id: one.id,
      skill_id: skill.id,
      language: 'es' as const,
      state: 'finished' as const,
      signals_agreed_at: new Date(),
      started_at: new Date(2026, 0, day),
      ends_at: new Date(2026, 0, day + 1),
      finished_at: new Date(2026, 0, day),
      window_id: crypto.randomUUID(),
      points,
      unrated,
      points_error: 15,
      archived_at: archived ? new Date() : null,
    })
    await db
      .insertInto('attempts')
      .values([test(95, 0, 1), test(61, 0, 2), test(95, 0, 3, true)])
      .execute()
    expect(await found({ q, skill: skill.uuid, band: 'E' })).toEqual([one.uuid])
    expect(await found({ q, skill: skill.uuid, band: 'S' })).toEqual([])
    expect((await find({ q, skill: skill.uuid })).data[0]?.skills).toEqual([
      { name: 'Nómina filtrada', points: 61, error: expect.any(Number), band: 'E', bands: ['E', 'R'] },
    ])
    await db
      .insertInto('attempts')
      .values(test(100, 2, 4))
      .execute()
    expect(await found({ q, skill: skill.uuid, band: 'E' })).toEqual([])
    expect(await found({ q })).toEqual(expect.arrayContaining([one.uuid, other.uuid]))
  })

  test('by one application: its vacancy, client, stage and source together', async () => {
    const { db } = site.platform
    const [one, other] = await two('filtrovacante')
    const [vacancy, second] = [await makeVacancy(site.platform, { title: 'Tesorería' }), await makeVacancy(site.platform)]
    const card = await makeApplication(site.platform, vacancy.id, one.id, 'firstInterview')
    await makeApplication(site.platform, second.id, one.id, 'reject')
    await makeApplication(site.platform, second.id, other.id, 'firstInterview')
    await db.updateTable('applications').set({ source_kind: 'link', source_name: 'linkedin' }).where('id', '=', card.id).execute()
    const client = await db
      .selectFrom('clients')
      .innerJoin('vacancies', 'vacancies.client_id', 'clients.id')
      .select(['clients.uuid', 'clients.name'])
      .where('vacancies.id', '=', vacancy.id)
      .executeTakeFirstOrThrow()
    const q = 'filtrovacante'
    expect(await found({ q, vacancy: vacancy.uuid })).toEqual([one.uuid])
    expect(await found({ q, client: client.uuid })).toEqual([one.uuid])
    expect((await found({ q, stage: 'firstInterview' })).sort()).toEqual([one.uuid, other.uuid].sort())
    expect(await found({ q, vacancy: second.uuid, stage: 'firstInterview' })).toEqual([other.uuid])
    expect(await found({ q, source: 'link' })).toEqual([one.uuid])
    expect(await found({ q, source: 'link:linkedin', stage: 'firstInterview', vacancy: vacancy.uuid })).toEqual([one.uuid])
    expect(await found({ q, source: 'link:indeed' })).toEqual([])
    expect(await found({ q, source: 'link:linkedin', stage: 'reject' })).toEqual([])
    expect((await find({ q, vacancy: vacancy.uuid })).data[0]?.application?.stage).toBe('reject')
    expect((await site.call(findCandidateSourcesEndpoint, { token: staff.token })).answer.data).toEqual(
      expect.arrayContaining([{ kind: 'link', name: 'linkedin' }]),
    )
    const choices = await site.call(findCandidateClientsEndpoint, { token: staff.token, query: { q: client.name } })
    expect(choices.answer.data).toEqual(expect.arrayContaining([client]))
    await db.updateTable('applications').set({ removed_at: new Date() }).where('id', '=', card.id).execute()
    expect(await found({ q, vacancy: vacancy.uuid })).toEqual([])
  })

  test('by tag, place and availability', async () => {
    const { db } = site.platform
    const [one, other] = await two('filtroetiqueta')
    const tag = await db.insertInto('tags').values({ name: 'Bilingüe' }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
    await db.insertInto('person_tags').values({ user_id: one.id, tag_id: tag.id }).execute()
    const q = 'filtroetiqueta'
    expect(await found({ q, tag: tag.uuid })).toEqual([one.uuid])
    expect((await find({ q, tag: tag.uuid })).data[0]?.tags).toEqual(['Bilingüe'])
    const choices = await site.call(findCandidateTagsEndpoint, { token: staff.token, query: { q: 'bilin' } })
    expect(choices.answer.data).toEqual([{ uuid: tag.uuid, name: 'Bilingüe' }])
    await writeProfile(site, one, {
      about: 'Estudié en Medellín',
      address: 'Calle 1, Cali',
      state: 'Valle del Cauca',
      country: 'Colombia',
    })
    await writeProfile(site, other, { address: 'Carrera 2', city: 'Medellín', state: 'Antioquia', country: 'Colombia' })
    expect(await found({ q, place: 'medellin' })).toEqual([other.uuid])
    expect(await found({ q, place: 'valle cali' })).toEqual([one.uuid])
    expect((await find({ q, place: 'cali' })).data[0]?.place).toBe('Valle del Cauca, Colombia')
    expect((await find({ q, place: 'antioquia' })).data[0]?.place).toBe('Medellín, Colombia')
    await db.updateTable('users').set({ available: false }).where('id', '=', one.id).execute()
    expect(await found({ q, available: 'N' })).toEqual([one.uuid])
    expect(await found({ q, available: 'Y' })).toEqual([other.uuid])
    expect(await found({ q, available: 'Y', tag: tag.uuid })).toEqual([])
  })

  test('MOV-03 by owner, by name or as one’s own', async () => {
    const { db } = site.platform
    const [one, other] = await two('filtroresponsable')
    const owner = await site.person({
      role: [...usersView, { module: 'candidates', item: 'view' }],
      firstName: 'Olga',
      lastName: 'Gil',
    })
    await db.updateTable('users').set({ owner_id: owner.id }).where('id', '=', one.id).execute()
    const q = 'filtroresponsable'
    expect(await found({ q, owner: owner.uuid })).toEqual([one.uuid])
    expect(await found({ q, owner: 'me' }, owner)).toEqual([one.uuid])
    expect(await found({ q, owner: 'me' })).toEqual([])
    const owners = (await find({ q })).data.map((row) => [row.uuid, row.owner])
    expect(owners).toEqual(
      expect.arrayContaining([
        [one.uuid, { uuid: owner.uuid, fullname: 'Olga Gil' }],
        [other.uuid, null],
      ]),
    )
  })

  test('MOV-03 by the source of a person, in every spelling, with and without applications', async () => {
    const { db } = site.platform
    const [one, other] = await two('filtrofuente')
    const third = await site.person({ cv: true })
    await writeCv(site, third, 'filtrofuente')
    const notes = [
      [one, 'Feria de  Empleo (2026) '],
      [other, 'feria de empleo (2026)'],
    ] as const
    for (const [{ id }, source_note] of notes) await db.updateTable('users').set({ source_note }).where('id', '=', id).execute()
    const vacancy = await makeVacancy(site.platform)
    await makeApplication(site.platform, vacancy.id, other.id)
    const card = await makeApplication(site.platform, vacancy.id, third.id)
    const q = 'filtrofuente'
    const source = 'import:feria-de-empleo-(2026)'
    const imported = { source_kind: 'import', source_name: 'feria-de-empleo-(2026)' } as const
    await db.updateTable('applications').set(imported).where('id', '=', card.id).execute()
    expect((await found({ q, source })).toSorted()).toEqual([one.uuid, other.uuid, third.uuid].toSorted())
    expect((await found({ q, source, vacancy: vacancy.uuid })).toSorted()).toEqual([other.uuid, third.uuid].toSorted())
    expect(await found({ q, source: 'link:feria-de-empleo-(2026)' })).toEqual([])
    const choices = async (text: string, { token } = staff) =>
      (await site.call(findCandidateSourcesEndpoint, { token, query: { q: text } })).answer.data
    const named = { kind: 'import', name: 'feria-de-empleo-(2026)' }
    expect((await choices('EMPLEO (2026)')).filter(({ name }) => name !== '')).toEqual([named])
    expect(await choices('')).toEqual(expect.arrayContaining([named]))
    const limited = await site.person({ role: usersView, limited: true })
    expect(await choices('empleo', limited)).toEqual([])
    await db.updateTable('users').set({ added_by: limited.id }).where('id', '=', one.id).execute()
    expect(await choices('empleo', limited)).toEqual([named])
  })

  test('by the last activity: a session, an application, a test, and nothing that staff do', async () => {
    const { db, now } = site.platform
    const daysAgo = (days: number) => new Date(now().getTime() - days * 24 * 3600 * 1000)
    const [one, other] = await two('filtroactividad')
    const q = 'filtroactividad'
    const setBack = () =>
      db.updateTable('person_activity').set({ last_active_at: null }).where('user_id', 'in', [one.id, other.id]).execute()
    const active = async () => [await found({ q, active: '7' }), await found({ q, active: '30' })]
    await setBack()
    expect(await active()).toEqual([[], []])
    expect((await find({ q })).data.map(({ last_active_at }) => last_active_at)).toEqual([null, null])
    await db
      .updateTable('sessions')
      .set({ last_used_at: daysAgo(20) })
      .where('user_id', '=', one.id)
      .execute()
    expect(await active()).toEqual([[], [one.uuid]])
    await db
      .updateTable('sessions')
      .set({ last_used_at: daysAgo(90) })
      .where('user_id', '=', one.id)
      .execute()
    expect(await active()).toEqual([[], [one.uuid]])
    const vacancy = await makeVacancy(site.platform)
    const card = await makeApplication(site.platform, vacancy.id, other.id)
    expect(await active()).toEqual([[other.uuid], [other.uuid, one.uuid]])
    await setBack()
    await db.deleteFrom('applications').where('id', '=', card.id).execute()
    const added = {
      vacancy_id: vacancy.id,
      user_id: other.id,
      stage: 'apply',
      position: 'a0',
      source_kind: 'staff',
      added_by: staff.id,
    } as const
    await db.insertInto('applications').values(added).execute()
    expect(await active()).toEqual([[], []])
  })

  test.each<[string, Record<string, string>]>([
    ['a band without a skill', { band: 'S' }],
    ['an unknown band', { band: 'X', skill: '1' }],
    ['an unknown stage', { stage: 'hired' }],
    ['another number of days', { active: '8' }],
    ['a vacancy that is no id', { vacancy: 'x' }],
    ['an unknown availability', { available: 'maybe' }],
  ])('and %s is refused', async (_, query) => {
    const { status, refusal } = await site.call(findCandidatesEndpoint, { token: staff.token, query: query as Query })
    expect([status, refusal.error_message]).toEqual([400, 'errors.bad_filter'])
  })
})

test('CVS-03 TEA-02 a limited viewer finds people of their own vacancies only, and filters by those alone', async () => {
  const limited = await site.person({ role: usersView, limited: true })
  const [inside, outside] = [await site.person({ cv: true }), await site.person({ cv: true })]
  for (const person of [inside, outside]) await writeCv(site, person, 'limitadamente')
  const [own, other] = [await makeVacancy(site.platform, { owner_id: limited.id }), await makeVacancy(site.platform)]
  await makeApplication(site.platform, own.id, inside.id)
  await makeApplication(site.platform, other.id, inside.id, 'reject')
  await makeApplication(site.platform, other.id, outside.id)
  const q = 'limitadamente'
  expect(await found({ q }, limited)).toEqual([inside.uuid])
  expect(await found({ q, vacancy: other.uuid }, limited)).toEqual([])
  expect(await found({ q, stage: 'reject' }, limited)).toEqual([])
  expect((await find({ q }, limited)).data[0]?.application?.vacancy.uuid).toBe(own.uuid)
  expect((await find({ q }, limited)).total).toBe(1)
})

test('CVS-03 INT-10 a person who has not consented is found by staff with the module users', async () => {
  const [colleague, stranger] = [await site.person({ role: usersView }), await site.person({ role: usersView, limited: true })]
  const added = await site.person({ cv: true })
  const { db, now } = site.platform
  await db.updateTable('users').set({ added_at: now(), consent_due_at: now() }).where('id', '=', added.id).execute()
  await writeCv(site, added, 'sinconsentir')
  expect(await found({ q: 'sinconsentir' }, colleague)).toEqual([added.uuid])
  expect(await found({ q: 'sinconsentir' }, stranger)).toEqual([])
})
