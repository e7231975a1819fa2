import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import {
  finishTestEndpoint,
  getTestAnswersEndpoint,
  getTestSummaryEndpoint,
  saveTestAnswerEndpoint,
} from '#domain/assessment/attempts/attempts.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { type TestTaker, takerOf, testTaker } from '../../testing/test-taker.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'
import { endAttempt } from './ending.writes.ts'

const site = sharedTestApp()
/** The embedded engine has a single connection, so requests never wait for each other there. */
const onPostgres = inject('testTemplate').engine === 'postgres'
const outcomeOf = async (answer: ReturnType<TestTaker['answer']>) => {
  const { status, refusal } = await answer
  return [status, refusal.error_message]
}

async function begun(options: Parameters<typeof makeBank>[1] = { questions: 10 }) {
  const bank = await makeBank(site.platform, options)
  const taker = await testTaker(site, bank)
  await taker.start()
  return { bank, taker }
}

/** Sends answers of one person at the same moment: 200 on PostgreSQL, 20 on the embedded engine. */
function atOnce(
  taker: TestTaker,
  answerOf: (nth: number) => { indice: number; uuid: string; answer_uuid: string; window?: string },
) {
  const all = Array.from({ length: onPostgres ? 200 : 20 }, (_, nth) => {
    const { uuid, ...rest } = answerOf(nth)
    const body = { window: taker.window, ...rest }
    return site.call(saveTestAnswerEndpoint, {
      token: taker.person.token,
      body: { ...body, user_skill_uuid: taker.uuid, question_uuid: uuid },
    })
  })
  return Promise.all(all)
}

test('TST-06 TST-08 the tenth answer finishes and scores the test, with the server’s times', async () => {
  const { taker } = await begun({ questions: 10, texts: 3 })
  const { person, uuid } = taker
  const finish = () => site.call(finishTestEndpoint, { token: person.token, params: { uuid } })
  expect((await finish()).refusal.error_message).toBe('attempts.error.unanswered')
  for (let indice = 0; indice < 10; indice += 1) {
    const { data } = (await taker.answer(indice, { time: '99:59:59' })).answer
    expect(data).toMatchObject({ answered: indice + 1, state: indice < 9 ? 'running' : 'finished' })
    expect(data.question?.indice).toBe(indice < 9 ? indice + 1 : undefined)
  }
  const [attempt] = await taker.attempts()
  expect(attempt).toMatchObject({ state: 'finished', points: 70, unrated: 3 })
  const own = site.platform.db.selectFrom('user_skills').select('test_status').where('uuid', '=', uuid)
  expect(await own.executeTakeFirst()).toEqual({ test_status: 2 })
  const asked = await taker.questions()
  for (const [index, { shown_at, answered_at }] of asked.entries()) {
    expect(shown_at).toEqual(index === 0 ? attempt!.started_at : asked[index - 1]!.answered_at)
    expect(answered_at!.getTime() - attempt!.started_at.getTime()).toBeLessThan(60_000)
  }
  expect(asked.every(({ device_hash, network_hash }) => device_hash === null && network_hash === null)).toBe(true)
  expect((await finish()).answer.data.state).toBe('finished')
  const summary = await site.call(getTestSummaryEndpoint, { token: person.token, params: { user_skill_uuid: uuid } })
  expect(summary.answer.data).toMatchObject({ state: 'finished', answered: 10, provisional: true, band: null, explanation: null })
})

test('TIM-01 keeps an answer once, accepts a repetition and refuses any other answer', async () => {
  const { bank, taker } = await begun()
  // A call without a window counts as made from the open window (ADR-0026).
  const first = (await taker.answer(0, { window: undefined })).answer.data
  const kept = await taker.questions()
  expect((await taker.answer(0)).answer.data).toEqual({ ...first, seconds_left: expect.any(Number) })
  expect(await taker.questions()).toEqual(kept)
  const wrong = bank.questions.find(({ uuid }) => uuid === first.question!.uuid)!.answers[1]
  const { question_id } = kept[0]!
  const ofFirst = bank.questions.find(({ id }) => id === question_id)!
  expect(await outcomeOf(taker.answer(0, { answer_uuid: ofFirst.answers[1] }))).toEqual([409, 'attempts.error.answered'])
  expect(await outcomeOf(taker.answer(2))).toEqual([409, 'attempts.error.not_asked'])
  const other = await begun()
  const foreign = other.bank.questions[0]!
  expect(await outcomeOf(taker.answer(1, { question_uuid: foreign.uuid, answer_uuid: foreign.answers[0] }))).toEqual([
    409,
    'attempts.error.not_asked',
  ])
  expect(await outcomeOf(other.taker.answer(0, { user_skill_uuid: taker.uuid }))).toEqual([404, 'errors.not_found'])
  expect(await outcomeOf(taker.answer(0, { indice: 10 }))).toEqual([422, 'errors.fields'])
  const fields = [
    { answer_uuid: randomUUID() },
    { answer_uuid: null, annotation: 'un texto' },
    { answer_uuid: wrong, annotation: 'ambos' },
    { answer_uuid: null },
  ]
  for (const more of fields)
    expect((await taker.answer(1, more)).refusal.errors).toEqual({ annotation: ['attempts.error.answer_required'] })
  expect(await taker.questions()).toEqual(kept)
})

test('TIM-01 TST-08 refuses answers after the end, except a repetition of the last one', async () => {
  const { bank, taker } = await begun()
  for (let indice = 0; indice < 10; indice += 1) await taker.answer(indice)
  const before = [await taker.attempts(), await taker.questions()]
  const again = await taker.answer(9)
  expect([again.status, again.answer.data.state]).toEqual([200, 'finished'])
  const wrong = bank.questions.find(({ id }) => id === (before[1] as { question_id: number }[])[9]!.question_id)!.answers[1]
  expect(await outcomeOf(taker.answer(9, { answer_uuid: wrong }))).toEqual([410, 'attempts.error.over'])
  expect([await taker.attempts(), await taker.questions()]).toEqual(before)
})

test('TIM-02 keeps one of two hundred different simultaneous answers', async () => {
  const { taker } = await begun()
  const question = (await taker.look()).answer.data.question!
  const choices = question.answers.map(({ uuid }) => uuid)
  const all = await atOnce(taker, (nth) => ({ ...question, answer_uuid: choices[nth % choices.length]! }))
  const [kept, next] = await taker.questions()
  for (const [nth, { status }] of all.entries())
    expect([nth, status]).toEqual([nth, choices[nth % choices.length] === kept!.answer_uuid ? 200 : 409])
  expect([next!.shown_at, next!.answered_at]).toEqual([kept!.answered_at, null])
})

test('TIM-02 two hundred simultaneous last answers finish the test once', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const taker = await testTaker(site, bank)
  const { window_id } = await makeAttempt(site.platform, { userId: taker.person.id, bank, state: 'running', answered: 9 })
  const { uuid, answers } = bank.questions[9]!
  const all = await atOnce(taker, () => ({ indice: 9, uuid, answer_uuid: answers[0]!, window: window_id }))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(all.map(({ answer }) => answer.data.state))).toEqual(new Set(['finished']))
  expect(await taker.attempts()).toMatchObject([{ state: 'finished', points: 100, unrated: 0 }])
})

test.runIf(onPostgres)('TIM-01 an answer sent while its test is being ended waits for the end and is refused', async () => {
  const { db, now } = site.platform
  const taker = await testTaker(site, await makeBank(site.platform, { questions: 10 }))
  await taker.start()
  const [attempt] = await taker.attempts()
  const waiting = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
    return rows.length
  }
  const answer = await db.transaction().execute(async (tx) => {
    await endAttempt(tx, { id: attempt!.id, event: 'day_passed', at: now() })
    const arriving = taker.answer(0)
    await expect.poll(waiting).toBe(1)
    return { arriving }
  })
  const { status, refusal } = await answer.arriving
  expect([status, refusal.error_message]).toEqual([410, 'attempts.error.over'])
  expect((await taker.questions()).filter(({ answered_at }) => answered_at !== null)).toEqual([])
})

test('TST-08 a test moves to a second window on request, and the first window is refused', async () => {
  const { bank, taker } = await begun()
  const second = takerOf(site, bank, taker.person, taker.uuid)
  await taker.answer(0)
  expect((await second.look()).answer.data).toMatchObject({ state: 'elsewhere', question: null, answered: 1 })
  expect((await second.start()).answer.data.state).toBe('elsewhere')
  expect(await outcomeOf(second.answer(1))).toEqual([409, 'attempts.error.other_window'])
  expect((await second.continueHere()).answer.data).toMatchObject({ state: 'running', question: { indice: 1 } })
  expect(await outcomeOf(taker.answer(1))).toEqual([409, 'attempts.error.other_window'])
  expect((await second.answer(1)).answer.data).toMatchObject({ state: 'running', answered: 2 })
  // The first window repeats an answer that was kept, and learns that the test is now elsewhere.
  expect((await taker.answer(0)).answer.data).toMatchObject({ state: 'elsewhere', answered: 2 })
})

test('TST-07 no response to a candidate says which answer is right', async () => {
  const { taker } = await begun({ questions: 12, texts: 2 })
  const { token } = taker.person
  const texts = [(await taker.look()).text]
  for (let indice = 0; indice < 10; indice += 1) {
    const { uuid } = (await taker.look()).answer.data.question!
    const params = { question_uuid: uuid, language: 'es' as const }
    texts.push(
      (await site.call(getTestAnswersEndpoint, { token, params })).text,
      (await taker.answer(indice)).text,
      (await taker.look()).text,
    )
  }
  texts.push((await site.call(getTestSummaryEndpoint, { token, params: { user_skill_uuid: taker.uuid } })).text)
  texts.push((await site.call(finishTestEndpoint, { token, params: { uuid: taker.uuid } })).text)
  expect(texts).toHaveLength(33)
  const names = new Set(texts.flatMap((text) => text.match(/"\w+"(?=:)/g) ?? []))
  expect([...names].filter((name) => /correct|point|result|right|order/i.test(name))).toEqual([])
  const [asked] = texts.map((text) => JSON.parse(text).data.question?.answers).filter((answers) => answers?.length)
  expect(Object.keys(asked[0]).sort()).toEqual(['answer', 'image', 'media', 'uuid'])
})
