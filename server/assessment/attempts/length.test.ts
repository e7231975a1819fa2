import { expect, test } from 'vitest'
import {
  type AttemptView,
  getTestQuestionsEndpoint,
  getTestSummaryEndpoint,
  saveTestAnswerEndpoint,
  startTestEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import { getResultEndpoint } from '#domain/assessment/results/results.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { type Bank, makeBank, makeUserSkill } from '../../testing/tests.ts'
import { endDueAttempts } from './ending.writes.ts'

const site = sharedTestApp()

type Taken = Awaited<ReturnType<typeof take>>

/** A person with a skill of this bank, for which a limit of points matters. */
async function ready(bank: Bank, limit: number | null, minutes: number | null = null) {
  await site.platform.db
    .updateTable('skills')
    .set({ point_limit: limit, time_limit_minutes: minutes })
    .where('id', '=', bank.skillId)
    .execute()
  const person = await site.person()
  const { uuid } = await makeUserSkill(site.platform, person.id, bank.skillId)
  const params = { user_skill_uuid: uuid }
  const shown = async () =>
    (await site.call(getTestQuestionsEndpoint, { token: person.token, params: { ...params, language: 'es' } })).answer.data
  const start = async () =>
    (await site.call(startTestEndpoint, { token: person.token, params, body: { agreed: true } })).answer.data
  return { person, uuid, params, bank, shown, start }
}

/** Answers the open question, rightly or not. */
async function answer({ person, uuid, bank }: Awaited<ReturnType<typeof ready>>, view: AttemptView, isRight: boolean) {
  const question = bank.questions.find((one) => one.uuid === view.question?.uuid)!
  const body = {
    indice: view.question!.indice,
    user_skill_uuid: uuid,
    question_uuid: question.uuid,
    answer_uuid: question.answers[isRight ? 0 : 1]!,
  }
  return { body, view: (await site.call(saveTestAnswerEndpoint, { token: person.token, body })).answer.data }
}

/** Answers until the test ends. */
async function take(test: Awaited<ReturnType<typeof ready>>, isRight: (position: number) => boolean) {
  let view = await test.start()
  let last = {}
  for (let position = 0; view.state === 'running'; position += 1) {
    const answered = await answer(test, view, isRight(position))
    ;({ view } = answered)
    last = answered.body
  }
  return { ...test, view, last }
}

async function summaryOf({ person, params }: Taken) {
  return (await site.call(getTestSummaryEndpoint, { token: person.token, params })).answer.data
}

async function resultOf({ uuid }: Taken) {
  const { token } = await site.person({ role: 'administrator' })
  return (await site.call(getResultEndpoint, { token, params: { uuid } })).answer.data
}

test('LEN-01 a test with a limit ends at the eighth answer when all are right, and its result counts eight questions', async () => {
  const test = await ready(await makeBank(site.platform, { questions: 30 }), 60)
  expect(await test.shown()).toMatchObject({ state: 'ready', least_question: 8, count_question: 25 })
  const taken = await take(test, () => true)
  expect(taken.view).toMatchObject({ state: 'finished', answered: 8 })
  expect(await summaryOf(taken)).toMatchObject({ count_question: 8, answered: 8, ending: 'clear', band: 'S' })
  const result = await resultOf(taken)
  expect(result).toMatchObject({ count_question: 8, corrects: 8, unanswered: 0, points: 100, average: 10, ending: 'clear' })
  expect([result.point_limits, result.user_test.length]).toEqual([[60], 8])
  // The answer that ended it may be repeated, and the question after it is not asked any more.
  const again = await site.call(saveTestAnswerEndpoint, { token: taken.person.token, body: taken.last })
  expect([again.status, again.answer.data.state]).toEqual([200, 'finished'])
})

test('LEN-01 a result near the limit takes 25 questions, and says that it is not clear', async () => {
  const taken = await take(await ready(await makeBank(site.platform, { questions: 26 }), 50), (position) => position % 2 === 0)
  expect(taken.view).toMatchObject({ state: 'finished', answered: 25 })
  expect(await resultOf(taken)).toMatchObject({ count_question: 25, points: 52, average: 5.2, band: 'R', ending: 'unclear' })
})

test('LEN-01 a bank with fewer questions ends the test, and the result says that it ran out', async () => {
  const test = await ready(await makeBank(site.platform, { questions: 14 }), 50)
  expect(await test.shown()).toMatchObject({ least_question: 8, count_question: 14 })
  const taken = await take(test, (position) => position % 2 === 0)
  expect(await resultOf(taken)).toMatchObject({ count_question: 14, points: 50, ending: 'bank_out' })
})

test('LEN-01 without a limit, and with written answers in each test, there are ten questions', async () => {
  const plain = await ready(await makeBank(site.platform, { questions: 30 }), null)
  expect(await plain.shown()).toMatchObject({ least_question: 10, count_question: 10 })
  const taken = await take(plain, () => true)
  expect(await resultOf(taken)).toMatchObject({ count_question: 10, point_limits: [], ending: null })
  const written = await ready(await makeBank(site.platform, { questions: 30, texts: 6 }), 60)
  expect(await written.shown()).toMatchObject({ least_question: 10, count_question: 10 })
  expect(await written.start()).toMatchObject({ least_question: 10, count_question: 10 })
})

test('LEN-01 the limits of the vacancies that the person applied to count, all of them, before that of the skill', async () => {
  const { platform } = site
  const bank = await makeBank(platform, { questions: 30 })
  const test = await ready(bank, 10)
  for (const limit of [50, 90]) {
    const vacancy = await makeVacancy(platform)
    await platform.db
      .insertInto('vacancy_skills')
      .values({ vacancy_id: vacancy.id, skill_id: bank.skillId, point_limit: limit })
      .execute()
    await makeApplication(platform, vacancy.id, test.person.id)
  }
  // Eight right answers of eight are clear above 50, and not above 90.
  const taken = await take(test, () => true)
  const result = await resultOf(taken)
  expect(result.point_limits).toEqual([50, 90])
  expect(result.count_question).toBeGreaterThan(8)
  expect(result).toMatchObject({ points: 100, ending: 'clear' })
})

test('LEN-01 TST-08 a changed limit changes no running test, and a test resumes at its first unanswered question', async () => {
  const test = await ready(await makeBank(site.platform, { questions: 30 }), 60)
  const { view } = await answer(test, await test.start(), true)
  await site.platform.db.updateTable('skills').set({ point_limit: null }).where('id', '=', test.bank.skillId).execute()
  expect(await test.shown()).toMatchObject({
    answered: 1,
    count_question: 25,
    question: { uuid: view.question!.uuid, indice: 1 },
  })
  expect((await take(test, () => true)).view).toMatchObject({ state: 'finished', answered: 8 })
})

test('LEN-01 SPEC-32 a time limit is for ten questions, and each further one adds a tenth of it, extra time included', async () => {
  const test = await ready(await makeBank(site.platform, { questions: 30 }), 50, 10)
  await site.platform.db.updateTable('users').set({ extra_time_percent: 50 }).where('id', '=', test.person.id).execute()
  expect(await test.shown()).toMatchObject({ time_limit_minutes: 15, seconds_per_question: 90 })
  let view = await test.start()
  const endOf = async () => {
    const attempt = site.platform.db.selectFrom('attempts').where('user_id', '=', test.person.id)
    return (await attempt.select(['started_at', 'ends_at']).executeTakeFirstOrThrow()) as { started_at: Date; ends_at: Date }
  }
  const secondsAllowed = async () => {
    const { started_at, ends_at } = await endOf()
    return (ends_at.getTime() - started_at.getTime()) / 1000
  }
  for (let position = 0; position < 9; position += 1) ({ view } = await answer(test, view, position % 2 === 0))
  expect(await secondsAllowed()).toBe(900)
  ;({ view } = await answer(test, view, false))
  expect(await secondsAllowed()).toBe(990)
  const left = view.seconds_left!
  ;({ view } = await answer(test, view, true))
  expect(await secondsAllowed()).toBe(1080)
  expect(view.seconds_left! - left).toBeGreaterThan(80)
})

test('LEN-01 TST-09 when the time ends, the questions that were asked count, and ten of them at least', async () => {
  const { platform } = site
  const end = async (answers: number) => {
    const test = await ready(await makeBank(platform, { questions: 30 }), 50, 10)
    let view = await test.start()
    for (let position = 0; position < answers; position += 1) ({ view } = await answer(test, view, position % 2 === 0))
    await platform.db
      .updateTable('attempts')
      .set({ ends_at: new Date(platform.now().getTime() - 1000) })
      .where('user_id', '=', test.person.id)
      .execute()
    await endDueAttempts(platform)
    return resultOf({ ...test, view, last: {} })
  }
  expect(await end(4)).toMatchObject({ count_question: 10, unanswered: 6, points: 20, ending: 'time_over' })
  // The open question, the thirteenth, counts too.
  expect(await end(12)).toMatchObject({ count_question: 13, unanswered: 1, points: 46.15, ending: 'time_over' })
})
