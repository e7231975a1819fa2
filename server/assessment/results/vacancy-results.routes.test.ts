import { expect, test } from 'vitest'
import { getResultEndpoint } from '#domain/assessment/results/results.contract.ts'
import { getResultSpreadEndpoint, listVacancyResultsEndpoint } from '#domain/assessment/results/vacancy-results.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

test('RES-03 BRD-02 a vacancy’s candidates are compared with band and state in each of its tests', async () => {
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform, { title: 'Analista' })
  const provisional = await makeResult(site.platform, { texts: 2, right: 6 })
  const done = await makeResult(site.platform, { right: 9, bank: provisional.bank })
  const [other, untested] = await db
    .insertInto('skills')
    .values([{ name: 'Zeta', has_test: true }, { name: 'Sin prueba' }])
    .returning('id')
    .execute()
  const wanted = [provisional.bank.skillId, other!.id, untested!.id].map((skill_id) => ({ vacancy_id: vacancy.id, skill_id }))
  await db.insertInto('vacancy_skills').values(wanted).execute()
  const people = [provisional.person.id, done.person.id]
  for (const id of people) await makeApplication(site.platform, vacancy.id, id)
  await db.insertInto('user_skills').values({ user_id: people[0]!, skill_id: other!.id, from_date: '2020-01-01' }).execute()
  const newcomer = await site.person({ firstName: 'Ñusta', lastName: 'Nueva' })
  await makeApplication(site.platform, vacancy.id, newcomer.id)

  const read = async (query: object = {}) =>
    (await site.call(listVacancyResultsEndpoint, { token, params: { id: vacancy.uuid }, query })).answer
  const answer = await read()
  expect(answer.vacancy).toEqual({ uuid: vacancy.uuid, name_job: 'Analista', language: 'es' })
  expect(answer.skills.map(({ uuid }) => uuid)[0]).toBe(provisional.bank.skillUuid)
  expect(answer.skills).toHaveLength(2)
  expect(answer.data.map(({ results }) => results.map(({ state, band, provisional }) => [state, band, provisional]))).toEqual([
    [
      ['waiting_to_evaluate', 'R', true],
      ['take', null, false],
    ],
    [
      ['waiting_to_evaluate', 'E', true],
      ['blocked', null, false],
    ],
    [
      ['blocked', null, false],
      ['blocked', null, false],
    ],
  ])
  expect(answer.data[0]!.results[0]!.uuid).toBe(provisional.userSkill)
  expect(answer.data.map(({ results }) => results.map(({ language }) => language))).toEqual([
    ['es', null],
    ['es', null],
    [null, null],
  ])
  expect((await read({ q: 'nusta' })).data.map(({ user }) => user.uuid)).toEqual([newcomer.uuid])
  expect((await read({ sort: '-created_at', size: 1 })).data.map(({ user }) => user.uuid)).toEqual([newcomer.uuid])
  const order = async (sort: string) => (await read({ sort })).data.map(({ user }) => user.uuid)
  expect((await order('name')).at(-1)).toBe(newcomer.uuid)
  expect((await order('-name'))[0]).toBe(newcomer.uuid)
  expect(
    (await site.call(listVacancyResultsEndpoint, { token, params: { id: '00000000-0000-4000-8000-000000000000' } })).status,
  ).toBe(404)
})

test('SBS-01 the best come first, by one skill or by all tests, where more results stand above a higher mean', async () => {
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const vacancy = await makeVacancy(site.platform)
  const banks = [await makeBank(site.platform, { questions: 10 }), await makeBank(site.platform, { questions: 10 })]
  const skills = banks.map(({ skillId }) => ({ vacancy_id: vacancy.id, skill_id: skillId }))
  await site.platform.db.insertInto('vacancy_skills').values(skills).execute()
  const people = { both: [5, 6], better: [6, 7], one: [10], none: [] } as Record<string, number[]>
  for (const [firstName, rights] of Object.entries(people)) {
    const person = await site.person({ firstName })
    await makeApplication(site.platform, vacancy.id, person.id)
    for (const [place, right] of rights.entries())
      await makeAttempt(site.platform, { userId: person.id, bank: banks[place]!, isRight: (position) => position < right })
  }
  const order = async (sort: 'points' | '-points' | '-skill1' | '-skill2' | '-skill50') => {
    const { answer } = await site.call(listVacancyResultsEndpoint, { token, params: { id: vacancy.uuid }, query: { sort } })
    return answer.data.map(({ user }) => user.name)
  }
  expect(await order('-points')).toEqual(['better', 'both', 'one', 'none'])
  expect(await order('points')).toEqual(['none', 'one', 'both', 'better'])
  const { answer } = await site.call(listVacancyResultsEndpoint, { token, params: { id: vacancy.uuid }, query: {} })
  const first = answer.skills[0]?.uuid === banks[0]?.skillUuid ? 'skill1' : 'skill2'
  expect(await order(`-${first}`)).toEqual(['one', 'better', 'both', 'none'])
  expect(await order('-skill50')).toEqual(['both', 'better', 'one', 'none'])
})

test('FAI-03 a comparison has the error of each result and the bands that it reaches', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const { id: userId } = await site.person()
  const bank = await makeBank(site.platform, { questions: 10 })
  const { userSkillUuid } = await makeAttempt(site.platform, { userId, bank, isRight: (position) => position < 6 })
  const vacancy = await makeVacancy(site.platform)
  await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  await makeApplication(site.platform, vacancy.id, userId)
  const { answer } = await site.call(listVacancyResultsEndpoint, { token, params: { id: vacancy.uuid }, query: {} })
  const measured = { points: 60, error: 16.28, bands: ['E', 'R'] }
  expect(answer.data[0]?.results).toMatchObject([measured])
  const result = await site.call(getResultEndpoint, { token, params: { uuid: userSkillUuid } })
  expect(result.answer.data).toMatchObject({ ...measured, band: 'R' })
})

test('PIC-01 the points of all candidates are counted by test and without names, of people whom the viewer may know', async () => {
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const first = await makeResult(site.platform, { right: 9 })
  const second = await makeResult(site.platform, { right: 6, bank: first.bank })
  const unknown = await makeResult(site.platform, { right: 9, bank: first.bank })
  await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: first.bank.skillId }).execute()
  for (const { person } of [first, second, unknown]) await makeApplication(site.platform, vacancy.id, person.id)
  await makeApplication(site.platform, vacancy.id, (await site.person()).id)
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', unknown.person.id).execute()
  const read = async (id: string) => site.call(getResultSpreadEndpoint, { token, params: { id } })
  const listed = (await site.call(listVacancyResultsEndpoint, { token, params: { id: vacancy.uuid }, query: {} })).answer.data
  const points = listed.flatMap(({ results }) =>
    results.flatMap((result) => (result.points === null ? [] : [Math.floor(result.points)])),
  )
  const { data } = (await read(vacancy.uuid)).answer
  expect([data.people, data.more]).toEqual([3, false])
  expect(data.skills).toEqual([
    {
      uuid: first.bank.skillUuid,
      name: expect.any(String),
      points: points.sort((one, other) => one - other).map((of) => ({ points: of, count: 1 })),
    },
  ])
  expect(points).toHaveLength(2)
  expect((await read('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
  const refused = await site.call(getResultSpreadEndpoint, { token: limited.token, params: { id: vacancy.uuid } })
  expect(refused.status).toBe(404)
})
