import { expect, onTestFinished, test } from 'vitest'
import { explainTestEndpoint, getTestSummaryEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { rateTextEndpoint } from '#domain/assessment/results/rating.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { type TestTaker, testTaker } from '../../testing/test-taker.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'
import { startEndingTests } from './ending.writes.ts'

const site = sharedTestApp()
const summaryOf = ({ person, uuid }: TestTaker) =>
  site.call(getTestSummaryEndpoint, { token: person.token, params: { user_skill_uuid: uuid } })
const explain = ({ person, uuid }: TestTaker, explanation: string) =>
  site.call(explainTestEndpoint, { token: person.token, params: { user_skill_uuid: uuid }, body: { explanation } })

async function begun({ limit, extra = 0 }: { limit?: number; extra?: number } = {}) {
  const bank = await makeBank(site.platform, { questions: 10 })
  const taker = await testTaker(site, bank)
  const { db } = site.platform
  await db.updateTable('users').set({ extra_time_percent: extra }).where('id', '=', taker.person.id).execute()
  if (limit) await db.updateTable('skills').set({ time_limit_minutes: limit }).where('id', '=', bank.skillId).execute()
  return { bank, taker, view: (await taker.start()).answer.data }
}
/** Lets the attempt's time end now. */
const passDay = ({ person }: TestTaker) =>
  site.platform.db.updateTable('attempts').set({ ends_at: site.platform.now() }).where('user_id', '=', person.id).execute()

test('TST-08 SPEC-33: a test without a limit expires after a day and counts as used without a result', async () => {
  const { taker } = await begun()
  await taker.answer(0)
  await passDay(taker)
  const late = await taker.answer(1, { late: true })
  expect([late.status, late.refusal.error_message]).toEqual([410, 'attempts.error.over'])
  const [attempt] = await taker.attempts()
  expect(attempt).toMatchObject({ state: 'expired', finished_at: attempt!.ends_at, points: null, unrated: null })
  expect((await taker.look()).answer.data).toMatchObject({ state: 'expired', answered: 1, attempts_left: 1, question: null })
  expect((await summaryOf(taker)).answer.data).toMatchObject({ state: 'expired', answered: 1, band: null, provisional: false })
})

test('TST-08 SPEC-32: a limit with the person’s extra time ends a test, and open questions score 0', async () => {
  const { taker, view } = await begun({ limit: 10, extra: 50 })
  expect(view).toMatchObject({ time_limit_minutes: 15, seconds_left: 900 })
  for (const indice of [0, 1, 2]) await taker.answer(indice)
  site.passSeconds(890)
  expect((await taker.answer(3)).status).toBe(200)
  site.passSeconds(11)
  expect((await taker.look()).answer.data).toMatchObject({ state: 'finished', answered: 4, question: null })
  expect(await taker.attempts()).toMatchObject([{ state: 'finished', points: 40, unrated: 0 }])
  expect((await taker.questions()).map(({ points }) => points)).toEqual([10, 10, 10, 10, 0, 0, 0, 0, 0, 0])
  expect((await summaryOf(taker)).answer.data).toMatchObject({ state: 'finished', answered: 4, band: 'D' })
})

test('TST-08 a periodic task ends overdue tests and leaves running ones alone', async () => {
  const [left, limited, running] = [await begun(), await begun({ limit: 5 }), await begun()]
  await passDay(left.taker)
  await passDay(limited.taker)
  const statesOf = async () => Promise.all([left, limited, running].map(async ({ taker }) => (await taker.attempts())[0]!.state))
  onTestFinished(startEndingTests(site.platform, site.app.log, 20))
  await expect.poll(statesOf).toEqual(['expired', 'finished', 'running'])
  const own = site.platform.db.selectFrom('user_skills').select('test_status').where('uuid', '=', limited.taker.uuid)
  expect(await own.executeTakeFirst()).toEqual({ test_status: 1 })
})

test('SPEC-34: a test resumes after its skill was deleted and added again, for the new row', async () => {
  const { bank, taker } = await begun()
  await taker.answer(0)
  const { db } = site.platform
  await db.deleteFrom('user_skills').where('uuid', '=', taker.uuid).execute()
  const again = await testTaker(site, bank, taker.person)
  expect((await again.start()).answer.data).toMatchObject({ state: 'elsewhere', answered: 1, attempts_left: 1 })
  expect((await again.continueHere()).answer.data.state).toBe('running')
  for (let indice = 1; indice < 10; indice += 1) await again.answer(indice)
  expect((await again.look()).answer.data.state).toBe('finished')
  const own = db.selectFrom('user_skills').select('test_status').where('uuid', '=', again.uuid)
  expect(await own.executeTakeFirst()).toEqual({ test_status: 1 })
})

test('SPEC-18: a candidate sees no band while a written answer waits for its rating', async () => {
  const bank = await makeBank(site.platform, { questions: 10, texts: 1 })
  const taker = await testTaker(site, bank)
  const { uuid } = await makeAttempt(site.platform, { userId: taker.person.id, bank })
  expect((await summaryOf(taker)).answer.data).toMatchObject({ state: 'finished', provisional: true, band: null })
  const { token } = await site.person({ role: 'administrator' })
  await site.call(rateTextEndpoint, { token, body: { uid: `${uuid}:0`, val: 'S' } })
  expect((await summaryOf(taker)).answer.data).toMatchObject({ state: 'finished', provisional: false, band: 'S' })
})

test('SPEC-37: a candidate reads the signals of a test and explains them once', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const taker = await testTaker(site, bank)
  expect((await summaryOf(taker)).status).toBe(404)
  expect((await explain(taker, 'Nada todavía')).status).toBe(404)
  const at = (position: number) => (position < 2 ? { paste_answer: true, left_window: 2, late: true } : {})
  await makeAttempt(site.platform, { userId: taker.person.id, bank, at, isRight: (position) => position > 0 })
  expect((await summaryOf(taker)).answer.data).toMatchObject({
    band: 'S',
    signals: { paste_answer: 2, copy_answer: 0, left_window: 4, late: 2, too_fast: 0 },
  })
  const text = 'Consulté el diccionario.\nSe fue la luz.'
  const explained = (await explain(taker, ` ${text} `)).answer
  expect(explained).toMatchObject({ success_message: 'attempts.explanation_kept', data: { explanation: text } })
  expect((await explain(taker, text)).status).toBe(200)
  const other = await explain(taker, 'Otra cosa')
  expect([other.status, other.refusal.error_message]).toEqual([409, 'attempts.error.explained'])
  expect((await explain(taker, ' ')).refusal.errors).toEqual({ explanation: ['attempts.error.explanation_required'] })
  expect((await taker.attempts())[0]).toMatchObject({ explanation: text, points: 90 })
})
