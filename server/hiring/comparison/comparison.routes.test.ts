import { expect, test } from 'vitest'
import { compareEndpoint } from '#domain/hiring/comparison/comparison.contract.ts'
import { submitScorecardEndpoint } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { interviewed, scorecardOf } from '../../testing/scorecards.ts'
import { statementsOf } from '../../testing/statements.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

/** A vacancy with a required test, and people in it with so many right answers of ten; null is a person without the test. */
async function compared(rights: readonly (number | null)[]) {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform, { title: 'Analista' })
  const bank = await makeBank(site.platform, { questions: 10 })
  await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  const people: (TestPerson & { card: { id: number; uuid: string } })[] = []
  for (const [place, right] of rights.entries()) {
    const person = await site.person({ firstName: `Persona ${place}`, cv: true })
    people.push({ ...person, card: await makeApplication(site.platform, vacancy.id, person.id) })
    if (right !== null) await makeAttempt(site.platform, { userId: person.id, bank, isRight: (position) => position < right })
  }
  return { vacancy, bank, people }
}
const idsOf = (people: readonly { uuid: string }[]) => people.map(({ uuid }) => uuid).join(',')

async function compare(vacancy: { uuid: string }, people: string, token?: string) {
  const asked = token ?? (await site.person({ role: [{ module: 'candidates', item: 'view' }] })).token
  return site.call(compareEndpoint, { token: asked, params: { id: vacancy.uuid }, query: { people } })
}

test('SBS-01 people stand in the order of the address with results, notes and CV, also without any test', async () => {
  const { vacancy, bank, people } = await compared([9, 1, null])
  const author = await site.person()
  await site.platform.db
    .insertInto('comments')
    .values({ application_id: people[1]!.card.id, author_id: author.id, stage: 'apply', body: 'Llamar' })
    .execute()
  const { answer, status } = await compare(vacancy, idsOf([people[2]!, people[0]!, people[1]!]))
  expect(status).toBe(200)
  const { data } = answer
  expect(data.vacancy).toMatchObject({ uuid: vacancy.uuid, name_job: 'Analista' })
  expect(data.skills).toEqual([{ name: expect.any(String), has_test: true }])
  expect(data.people.map(({ name, of }) => [name, of?.results[0]?.points, of?.below[0], of?.notes])).toEqual([
    ['Persona 2', null, false, 0],
    ['Persona 0', 90, false, 0],
    ['Persona 1', 10, true, 1],
  ])
  expect(data.people[0]?.of).toMatchObject({
    card: people[2]!.card.uuid,
    stage: 'apply',
    cv: expect.stringMatching(/^\/files\//),
  })
  expect(bank.skillId).toBeGreaterThan(0)
})

test('SBS-01 TRU-02 a difference counts less where two were chosen from many', async () => {
  const { vacancy, people } = await compared([9, 4, ...Array<number>(10).fill(6)])
  const chosen = idsOf(people.slice(0, 2))
  const below = async () => (await compare(vacancy, chosen)).answer.data.people.map(({ of }) => of?.below[0])
  expect(await below()).toEqual([false, false])
  await site.platform.db
    .updateTable('applications')
    .set({ removed_at: new Date() })
    .where(
      'id',
      'in',
      people.slice(2).map(({ card }) => card.id),
    )
    .execute()
  expect(await below()).toEqual([false, true])
})

test('SBS-01 people who withdrew, were taken off the board or are gone are named, with nothing to compare', async () => {
  const { db } = site.platform
  const { vacancy, people } = await compared([5, 6, 7, 8])
  const [withdrawn, removed, deleted, here] = people
  const out = { removed_at: new Date() }
  await db
    .updateTable('applications')
    .set({ ...out, withdrawn_at: new Date() })
    .where('id', '=', withdrawn!.card.id)
    .execute()
  await db.updateTable('applications').set(out).where('id', '=', removed!.card.id).execute()
  await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted!.id).execute()
  const stranger = crypto.randomUUID()
  const { answer } = await compare(vacancy, `${idsOf(people)},${stranger}`)
  expect(answer.data.people.map(({ state, name, of }) => [state, name, of !== null])).toEqual([
    ['withdrawn', 'Persona 0', false],
    ['removed', 'Persona 1', false],
    ['gone', '', false],
    ['here', here && 'Persona 3', true],
    ['gone', '', false],
  ])
})

test.each([
  ['one person', 1],
  ['seven people', 7],
  ['the same person twice', 2],
])('SBS-01 refuses %s', async (_case, count) => {
  const vacancy = await makeVacancy(site.platform)
  const same = crypto.randomUUID()
  const people = Array.from({ length: count }, () => (count === 2 ? same : crypto.randomUUID())).join(',')
  expect((await compare(vacancy, people)).status).toBe(400)
})

test('SBS-01 TEA-02 a limited role compares people of its own vacancies alone', async () => {
  const { vacancy, people } = await compared([5, 6])
  const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
  expect((await compare(vacancy, idsOf(people), limited.token)).status).toBe(404)
})

test('SBS-01 six people with twelve skills take no more queries than two', async () => {
  const { db } = site.platform
  const { vacancy, people } = await compared([1, 2, 3, 4, 5, 6])
  for (let more = 0; more < 11; more += 1) {
    const bank = await makeBank(site.platform, { questions: 10 })
    await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  }
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const queries = async (count: number) => {
    const { groups, answer } = await statementsOf(() => compare(vacancy, idsOf(people.slice(0, count)), token))
    expect(answer.answer.data.people.at(-1)?.of?.results).toHaveLength(12)
    return groups.flat().length
  }
  await queries(2)
  expect(await queries(6)).toBe(await queries(2))
})

test('SBS-01 SCO-02 scorecards of others are left out until the viewer has submitted theirs', async () => {
  const { interviewer, card, kit, vacancy, candidate } = await interviewed(site)
  const [other, second] = [await site.person({ role: 'administrator' }), await site.person()]
  await makeApplication(site.platform, vacancy.id, second.id)
  const submit = ({ token }: TestPerson) =>
    site.call(submitScorecardEndpoint, {
      token,
      params: { id: card.uuid, stage: 'firstInterview' },
      body: scorecardOf(kit, 4, 2),
    })
  expect((await submit(other)).status).toBe(200)
  const read = async ({ token }: TestPerson) => (await compare(vacancy, idsOf([candidate, second]), token)).answer.data
  const data = await read(other)
  expect(data.criteria.toSorted()).toEqual(['Escucha', 'Ordena ideas'])
  expect(data.people.map(({ of }) => [of?.blind, of?.scorecards.map((one) => one?.points[0])])).toEqual([
    [false, [4, 2]],
    [false, [undefined, undefined]],
  ])
  expect((await read(interviewer)).people[0]?.of).toMatchObject({ blind: true, scorecards: [null, null] })
  await submit(interviewer)
  expect((await read(interviewer)).people[0]?.of).toMatchObject({
    blind: false,
    scorecards: [{ points: [4, 4] }, { points: [2, 2] }],
  })
})

test('SBS-01 answers to the questions of the vacancy stand side by side, as they were asked', async () => {
  const { vacancy, people } = await compared([5, 6])
  const asked = { vacancy_id: vacancy.id, kind: 'yes_no', question: '¿Trabajas de noche?', position: 1 } as const
  await site.platform.db
    .insertInto('screening_answers')
    .values({ ...asked, application_id: people[1]!.card.id, answer: ['no'], knockout_reason: 'Turnos', answered_at: new Date() })
    .execute()
  const { data } = (await compare(vacancy, idsOf(people))).answer
  expect(data.questions).toEqual([{ text: '¿Trabajas de noche?', kind: 'yes_no' }])
  expect(data.people.map(({ of }) => of?.answers)).toEqual([[null], [{ values: ['no'], knockout: 'Turnos' }]])
})
