import { randomUUID } from 'node:crypto'
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

test('TST-20 the open question takes a marked answer for ten minutes after the end, and the score follows', async () => {
  const { taker } = await begun({ limit: 10 })
  await taker.answer(0)
  site.passSeconds(601)
  expect((await taker.look()).answer.data.state).toBe('finished')
  expect(await taker.attempts()).toMatchObject([{ state: 'finished', points: 10 }])
  site.passSeconds(590)
  const ahead = await taker.answer(2)
  expect([ahead.status, ahead.refusal.error_message]).toEqual([410, 'attempts.error.over'])
  const late = await taker.answer(1, { late: true, offline_seconds: 620 })
  expect([late.status, late.answer.data]).toMatchObject([200, { state: 'finished', answered: 2, question: null }])
  expect(await taker.attempts()).toMatchObject([{ state: 'finished', points: 20, unrated: 0 }])
  expect((await taker.answer(1, { late: true, offline_seconds: 620 })).status).toBe(200)
  const [, second, third] = await taker.questions()
  expect(second).toMatchObject({ arrived_late: true, late: true, offline_seconds: 620, device_hash: null, network_hash: null })
  expect(third).toMatchObject({ answered_at: null, points: 0 })
  expect((await taker.answer(2)).status).toBe(410)
  expect((await summaryOf(taker)).answer.data).toMatchObject({
    answered: 2,
    connection: { away: [{ number: 2, seconds: 620 }], arrived_late: 2 },
  })
})

test('TST-20 an answer handed in as the time ends has no mark, and a late one ends a running attempt', async () => {
  const handedIn = await begun({ limit: 10 })
  site.passSeconds(603)
  expect((await handedIn.taker.answer(0)).status).toBe(200)
  expect((await handedIn.taker.questions())[0]).toMatchObject({ arrived_late: false, points: 10 })
  const [attempt] = await handedIn.taker.attempts()
  expect(attempt).toMatchObject({ state: 'finished', points: 10, finished_at: attempt!.ends_at })
  const late = await begun({ limit: 10 })
  site.passSeconds(1199)
  expect((await late.taker.answer(0)).status).toBe(200)
  expect((await late.taker.questions())[0]).toMatchObject({ arrived_late: true, points: 10 })
})

test('TST-20 an answer later than ten minutes, from another window or to an archived test is refused', async () => {
  const refused = { status: 410, code: 'attempts.error.over' }
  const answer = async ({ taker }: Awaited<ReturnType<typeof begun>>, more = {}) => {
    const { status, refusal } = await taker.answer(0, more)
    return { status, code: refusal.error_message }
  }
  const after = async (seconds: number) => {
    const test = await begun({ limit: 1 })
    site.passSeconds(60 + seconds)
    return test
  }
  expect(await answer(await after(600))).toEqual(refused)
  expect(await answer(await after(30), { window: randomUUID() })).toEqual(refused)
  const archived = await after(30)
  await archived.taker.look()
  await site.platform.db
    .updateTable('attempts')
    .set({ archived_at: site.platform.now() })
    .where('user_id', '=', archived.taker.person.id)
    .execute()
  expect(await answer(archived)).toEqual({ status: 409, code: 'attempts.error.not_running' })
})

test('TST-20 a late text waits for its rating', async () => {
  const bank = await makeBank(site.platform, { questions: 10, texts: 10 })
  const taker = await testTaker(site, bank)
  await site.platform.db.updateTable('skills').set({ time_limit_minutes: 1 }).where('id', '=', bank.skillId).execute()
  await taker.start()
  site.passSeconds(90)
  await taker.look()
  expect((await taker.answer(0, { annotation: 'A medio escr' })).status).toBe(200)
  expect((await summaryOf(taker)).answer.data).toMatchObject({ answered: 1, provisional: true, band: null })
  const queued = site.platform.db
    .selectFrom('texts_to_rate')
    .select('position')
    .innerJoin('attempts', 'attempts.id', 'attempt_id')
  expect(await queued.where('user_id', '=', taker.person.id).execute()).toEqual([{ position: 0 }])
})

test('TST-20 simultaneous late answers keep one', async () => {
  const { taker } = await begun({ limit: 1 })
  site.passSeconds(90)
  const { statuses } = await together(taker)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(await taker.attempts()).toMatchObject([{ points: 10 }])
})
const together = async (taker: TestTaker) => ({
  statuses: (await Promise.all(Array.from({ length: 5 }, () => taker.answer(0)))).map(({ status }) => status),
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
