import { expect, test } from 'vitest'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { getShownEndpoint } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { listApplicantsEndpoint } from '#domain/hiring/vacancies/applicants.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { exportedRows } from '../../testing/exported.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { makeKit } from '../../testing/scorecards.ts'
import { makeQuestion } from '../../testing/screening.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })

/** A vacancy that asks a skill, an answer and a criterion of its own. */
async function asking() {
  const { platform } = site
  const [vacancy, bank] = [await makeVacancy(platform), await makeBank(platform, { questions: 10, texts: 0 })]
  await platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  const question = await makeQuestion(platform, vacancy.id, { knockout_answers: ['no'], knockout_reason: 'Hace falta' })
  await makeQuestion(platform, vacancy.id)
  const criteria = [{ name: 'La habilidad', skill_id: bank.skillId }, { name: 'Escucha' }]
  return { vacancy, bank, question, kit: await makeKit(site, vacancy.id, { criteria }) }
}
type Asking = Awaited<ReturnType<typeof asking>>

interface Known {
  readonly test?: { readonly points: number; readonly error?: number; readonly unrated?: number }
  readonly answer?: 'yes' | 'no'
  /** Of each colleague: the points of the skill and of the own criterion. */
  readonly points?: readonly (readonly [number | null, number | null])[]
}

let made = 0

/** An applicant of whom something is known, directly in the tables. */
async function applicant({ vacancy, bank, question, kit }: Asking, { test: result, answer, points = [] }: Known) {
  const { platform } = site
  const { db } = platform
  const person = await site.person({ cv: true })
  made += 1
  const card = await makeApplication(platform, vacancy.id, person.id, 'apply', `a${made}`)
  if (result) {
    const { attemptId } = await makeResult(platform, { bank, userId: person.id, texts: 0 })
    const { points: of, error = 0, unrated = 0 } = result
    await db.updateTable('attempts').set({ points: of, points_error: error, unrated }).where('id', '=', attemptId).execute()
  }
  if (answer)
    await db
      .insertInto('screening_answers')
      .values({
        ...{
          application_id: card.id,
          vacancy_id: vacancy.id,
          question_id: question.id,
          position: 1,
          kind: 'yes_no',
          question: '¿?',
        },
        ...{ answer: [answer], knockout_reason: answer === 'no' ? 'Hace falta' : '', answered_at: platform.now() },
      })
      .execute()
  for (const given of points) {
    const author = await staff()
    const { id } = await db
      .insertInto('scorecards')
      .values({
        ...{ application_id: card.id, stage: 'firstInterview', author_id: author.id, scale: 4, words: [] },
        ...{ could_read: false, submitted_at: platform.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = kit.criteria.map(({ id: criterion_id, name }, position) => ({
      ...{ scorecard_id: id, position, criterion_id, name, point: given[position] ?? null },
      skill_id: position === 0 ? bank.skillId : null,
    }))
    await db.insertInto('scorecard_points').values(rows).execute()
  }
  return { person, card }
}

const list = async ({ token }: TestPerson, { vacancy }: Pick<Asking, 'vacancy'>, query: object = {}) =>
  (await site.call(listApplicantsEndpoint, { token, params: { id: vacancy.uuid }, query: { sort: '-shown', ...query } })).answer
const shown = async ({ token }: TestPerson, { uuid: id }: { uuid: string }) =>
  (await site.call(getShownEndpoint, { token, params: { id } })).answer.data

test.each<[string, Known, number]>([
  ['nothing', {}, 0],
  ['a good test', { test: { points: 80, error: 10 } }, 1],
  ['a test whose error reaches below', { test: { points: 65, error: 10 } }, 0],
  ['a good test with texts to rate', { test: { points: 90, unrated: 1 } }, 0],
  ['an answer', { answer: 'yes' }, 1],
  ['a knock-out answer', { answer: 'no' }, 0],
  [
    'colleagues who saw both',
    {
      points: [
        [3, 4],
        [4, 3],
      ],
    },
    2,
  ],
  [
    'colleagues who disagree about one',
    {
      points: [
        [4, 4],
        [1, 4],
      ],
    },
    1,
  ],
  [
    'a colleague who left one out',
    {
      points: [
        [null, 2],
        [3, 2],
      ],
    },
    1,
  ],
  ['everything', { test: { points: 90 }, answer: 'yes', points: [[2, 3]] }, 3],
])('SHL-01 the list counts %s as the rule does', async (_, known, count) => {
  const [recruiter, of] = [await staff(), await asking()]
  const { card } = await applicant(of, known)
  const { data, asked } = await list(recruiter, of)
  const detail = await shown(recruiter, card)
  expect([data[0]?.shown, asked, detail.shown, detail.asked]).toEqual([count, 3, count, 3])
})

test('SHL-01 applicants are ordered by what they have shown, each with its sources, and nobody is left out', async () => {
  const [recruiter, of] = [await staff(), await asking()]
  const none = await applicant(of, {})
  const all = await applicant(of, { test: { points: 90, error: 5 }, answer: 'yes', points: [[4, 4]] })
  const some = await applicant(of, {
    answer: 'yes',
    points: [
      [1, 3],
      [4, 3],
    ],
  })
  const first = await list(recruiter, of, { size: 2 })
  const rest = await list(recruiter, of, { size: 2, page: 1 })
  const order = [...first.data, ...rest.data].map(({ uuid, shown: count }) => [uuid, count])
  expect([first.total, order]).toEqual([
    3,
    [
      [all.person.uuid, 3],
      [some.person.uuid, 2],
      [none.person.uuid, 0],
    ],
  ])
  expect((await shown(recruiter, some.card)).things).toMatchObject([
    { kind: 'skill', state: 'unsure', test: null, scorecards: { state: 'unsure', points: [1, 4], scale: 4 } },
    { kind: 'question', state: 'shown', answer: { state: 'shown', values: ['yes'] } },
    { kind: 'criterion', name: 'Escucha', state: 'shown', scorecards: { points: [3, 3] } },
  ])
  expect((await shown(recruiter, all.card)).things[0]?.test).toMatchObject({ state: 'shown', result: { points: 90, error: 5 } })
  const { header, rows } = await exportedRows(site, 'applicants', recruiter, {
    params: { id: of.vacancy.uuid },
    query: { sort: '-shown' },
  })
  const at = header.indexOf('Lo que ha mostrado')
  expect(rows.map((row) => row[at])).toEqual(['3 de 3 mostradas', '2 de 3 mostradas', '0 de 3 mostradas'])
})

test('SHL-01 103 the order that somebody made by hand on the board stays', async () => {
  const [recruiter, of] = [await staff(), await asking()]
  const [none, all] = [await applicant(of, {}), await applicant(of, { test: { points: 90 }, answer: 'yes' })]
  await list(recruiter, of)
  const board = await site.call(getBoardEndpoint, { token: recruiter.token, params: { job: of.vacancy.uuid } })
  expect(board.answer.data[0]?.elements.map(({ user_id }) => user_id)).toEqual([none.person.uuid, all.person.uuid])
  expect((await list(recruiter, of, { sort: 'created_at' })).data.map(({ uuid }) => uuid)).toEqual([
    none.person.uuid,
    all.person.uuid,
  ])
})
