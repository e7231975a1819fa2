import { expect, test } from 'vitest'
import {
  breakQuestionEndpoint,
  getBankEndpoint,
  listHealthEndpoint,
  mendQuestionEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { type Bank, makeAttempt, makeBank } from '../../testing/tests.ts'
import { givePoints } from './broken.writes.ts'

// Without its worker, so that the test decides when points are given.
const site = sharedTestApp({ WORKER: '0' })
const staff = () => site.person({ role: 'administrator' })

/** Makes one finished attempt per row; each digit says whether that question was answered right. */
async function takeTests(bank: Bank, rows: readonly string[]) {
  const attempts: Awaited<ReturnType<typeof makeAttempt>>[] = []
  for (const row of rows) {
    const { id: userId } = await site.person()
    attempts.push(await makeAttempt(site.platform, { userId, bank, isRight: (position) => row[position] === '1' }))
  }
  return attempts
}

async function healthOf(bank: Bank) {
  const { token } = await staff()
  const { answer } = await site.call(listHealthEndpoint, { token, params: { id: bank.skillUuid }, query: { language: 'es' } })
  return bank.questions.map(({ uuid }) => answer.data.find((row) => row.uuid === uuid)!)
}

const pointsOf = (attemptId: number) =>
  site.platform.db
    .selectFrom('attempts')
    .innerJoin('attempt_questions as asked', 'asked.attempt_id', 'attempts.id')
    .select(['attempts.points as sum', 'attempts.unrated', 'asked.points', 'asked.given', 'asked.position'])
    .where('attempts.id', '=', attemptId)
    .orderBy('asked.position')
    .execute()

test('QST-04 a question shows its number of answers, share, discrimination and median time', async () => {
  const bank = await makeBank(site.platform, { questions: 11 })
  // Ten good and ten weak candidates. The second question contradicts the rest, because only the weak ones answer it right.
  // The first question agrees with the rest, and everybody answers the tenth right.
  const better = '1011111111'
  const worse = '0100000001'
  await takeTests(bank, [...Array(10).fill(better), ...Array(10).fill(worse)])
  const [first, second, , , , , , , , tenth, never] = await healthOf(bank)
  expect(first).toMatchObject({ asked: 20, share: 50, discrimination: 1, median_seconds: 60, marks: [] })
  expect(second).toMatchObject({ asked: 20, share: 50, discrimination: -1, marks: ['against_rest'] })
  expect(tenth).toMatchObject({ asked: 20, share: 100, discrimination: null, marks: ['too_easy'] })
  expect(never).toMatchObject({ asked: 0, share: null, discrimination: null, median_seconds: null, marks: [] })
  const { token } = await staff()
  const { answer } = await site.call(listHealthEndpoint, { token, params: { id: bank.skillUuid }, query: { language: 'es' } })
  expect(answer.data.slice(0, 2).map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([second!.uuid, tenth!.uuid]))
})

test('QST-04 the discrimination equals a computation by hand that excludes the question itself', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  // Points of the first question: 10 10 0 0; of the other nine: 20 40 0 20. Covariance 50, deviations 5 and √200.
  await takeTests(bank, ['1110000000', '1111100000', '0000000000', '0110000000'])
  const [first] = await healthOf(bank)
  expect(first!.discrimination).toBe(Math.round((50 / (5 * Math.sqrt(200))) * 100) / 100)
})

test('QST-04 a broken question is not asked, gives its points to all, and keeps the former points', async () => {
  const bank = await makeBank(site.platform, { questions: 10, texts: 1 })
  const [wrong] = await takeTests(bank, ['1011111111'])
  const { id: lateId } = await site.person()
  const running = await makeAttempt(site.platform, { userId: lateId, bank, state: 'running', answered: 1 })
  const actor = await staff()
  const { token } = actor
  const broken = bank.questions[1]!
  const params = { id: broken.uuid }
  const { answer } = await site.call(breakQuestionEndpoint, { token, params })
  expect(answer.data).toMatchObject({ ready: false, broken_at: expect.any(String) })
  expect((await site.call(breakQuestionEndpoint, { token, params })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(getBankEndpoint, { token, params: { id: bank.skillUuid } })).answer.data.es).toEqual({
    questions: 10,
    ready: 9,
  })

  for (let time = 0; time < 2; time += 1) await givePoints(site.platform, broken.id, actor.id)
  const after = await pointsOf(wrong!.id)
  expect(after[1]).toMatchObject({ points: 10, given: true, sum: 90, unrated: 1 })
  expect(after[2]).toMatchObject({ points: 10, given: false })
  expect((await pointsOf(running.id))[1]).toMatchObject({ points: 10, given: true, sum: null })
  const changes = await site.platform.db
    .selectFrom('point_changes')
    .select(['attempt_id', 'position', 'former_points', 'points', 'reason', 'actor_id'])
    .where('attempt_id', 'in', [wrong!.id, running.id])
    .orderBy('attempt_id')
    .execute()
  const change = { position: 1, points: 10, reason: 'broken', actor_id: actor.id }
  expect(changes).toEqual([
    { ...change, attempt_id: wrong!.id, former_points: 0 },
    { ...change, attempt_id: running.id, former_points: null },
  ])
  expect((await healthOf(bank))[1]).toMatchObject({ asked: 0, broken_at: expect.any(String) })

  expect((await site.call(mendQuestionEndpoint, { token, params })).answer.data).toMatchObject({ ready: true, broken_at: null })
  expect((await pointsOf(wrong!.id))[1]).toMatchObject({ points: 10, given: true })
  expect(await site.auditOf(actor)).toEqual(['question.broken', 'question.mended'])
})

test('QST-04 a text of a broken question gets its points at once and leaves the rating queue', async () => {
  const bank = await makeBank(site.platform, { questions: 10, texts: 1 })
  const [attempt] = await takeTests(bank, ['1111111111'])
  expect((await pointsOf(attempt!.id))[0]).toMatchObject({ points: null, unrated: 1 })
  const actor = await staff()
  await site.call(breakQuestionEndpoint, { token: actor.token, params: { id: bank.questions[0]!.uuid } })
  await givePoints(site.platform, bank.questions[0]!.id, actor.id)
  expect((await pointsOf(attempt!.id))[0]).toMatchObject({ points: 10, given: true, sum: 100, unrated: 0 })
})
