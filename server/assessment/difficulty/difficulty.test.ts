import { expect, test } from 'vitest'
import { listHealthEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { type Bank, makeAttempt, makeBank } from '../../testing/tests.ts'
import { estimateDueBanks } from './difficulty.writes.ts'

// Without its worker, so that the test decides when banks are estimated.
const site = sharedTestApp({ WORKER: '0' })
const positions = Array.from({ length: 10 }, (_, position) => position)
/** Person number `person` fails the question at `position` the more often, the later it comes. */
const isRightBy = (person: number) => (position: number) => (person * 7 + position * 3) % 11 >= position

const takeTest = async (bank: Bank, person: number, more: Partial<Parameters<typeof makeAttempt>[1]> = {}) =>
  makeAttempt(site.platform, { userId: (await site.person()).id, bank, isRight: isRightBy(person), ...more })

async function takeTests(bank: Bank, count: number) {
  for (let person = 0; person < count; person += 1) await takeTest(bank, person)
}

async function difficultiesOf(bank: Bank) {
  const { token } = await site.person({ role: 'administrator' })
  const { answer } = await site.call(listHealthEndpoint, { token, params: { id: bank.skillUuid }, query: { language: 'es' } })
  return bank.questions.map(({ uuid }) => answer.data.find((row) => row.uuid === uuid)!.difficulty)
}

const runsOf = (bank: Bank) =>
  site.platform.db
    .selectFrom('difficulty_runs')
    .leftJoin('question_difficulties as found', 'found.run_id', 'difficulty_runs.id')
    .where('skill_id', '=', bank.skillId)
    .select(['number', 'attempts', 'snapshot_id', 'answers', 'difficulty', 'error'])
    .orderBy('number')
    .orderBy('snapshot_id')
    .execute()

test('FAI-01 staff see the difficulty of a question with its error from 30 answers on', async () => {
  const bank = await makeBank(site.platform, { questions: 11 })
  await takeTests(bank, 18)
  await estimateDueBanks(site.platform)
  const [few, , , , , , , , , , never] = await difficultiesOf(bank)
  expect(few).toEqual({
    answers: 18,
    word: null,
    difficulty: null,
    error: null,
    misfit: false,
    lack: 'few',
    missing: 12,
    source: 'own',
  })
  expect(never).toMatchObject({ answers: 0, lack: 'few', missing: 30 })

  // Tests that end after the first estimate.
  const startedAt = new Date(site.platform.now().getTime() + 1000)
  for (let person = 18; person < 40; person += 1) await takeTest(bank, person, { startedAt })
  await estimateDueBanks(site.platform)
  const people = Array.from({ length: 40 }, (_, person) => person)
  const expected = estimateDifficulties(
    people.map((person) => ({ questions: positions, right: positions.map(isRightBy(person)) })),
  )
  const [all, ...found] = await difficultiesOf(bank)
  expect(all).toMatchObject({ answers: 40, lack: 'all_right', missing: 0, word: null })
  for (const { question, estimate } of expected.filter((one) => one.estimate)) {
    const shown = found[question - 1]!
    expect(shown).toMatchObject({ answers: 40, lack: null, word: expect.any(String) })
    expect(shown.difficulty).toBeCloseTo(estimate!.difficulty, 1)
    expect(shown.error).toBeCloseTo(estimate!.error, 1)
  }
  expect(found[8]!.difficulty).toBeGreaterThan(found[0]!.difficulty!)
})

test('FAI-01 a bank is estimated again after new attempts only, and former estimates stay as they were', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  await takeTests(bank, 40)
  await estimateDueBanks(site.platform)
  const first = await runsOf(bank)
  expect(first.map(({ number, attempts }) => [number, attempts])).toEqual(positions.map(() => [1, 40]))
  await estimateDueBanks(site.platform)
  expect(await runsOf(bank)).toEqual(first)

  const finishing = { startedAt: new Date(site.platform.now().getTime() + 1000) }
  await takeTest(bank, 1, finishing)
  await estimateDueBanks(site.platform)
  expect(await runsOf(bank)).toEqual(first)
  await takeTest(bank, 2, finishing)
  await Promise.all([estimateDueBanks(site.platform), estimateDueBanks(site.platform)])
  const runs = await runsOf(bank)
  expect(runs.slice(0, 10)).toEqual(first)
  expect(runs.slice(10).map(({ number, attempts }) => [number, attempts])).toEqual(positions.map(() => [2, 42]))
})

test('FAI-01 only first, own and counting answers to the question as it stands make its difficulty', async () => {
  const { platform } = site
  const bank = await makeBank(platform, { questions: 10, texts: 1 })
  const { id: userId } = await site.person()
  const day = 86_400_000
  const at = (days: number) => new Date(platform.now().getTime() - days * day)
  const nothing = { answer_uuid: null, correct: null, answered_at: null, points: 0 }
  await makeAttempt(platform, { userId, bank, startedAt: at(3), at: (place) => (place === 2 ? nothing : {}) })
  // Again, with every question seen before.
  await makeAttempt(platform, { userId, bank, startedAt: at(2) })
  await takeTest(bank, 1, { at: (place) => (place === 3 ? { given: true } : {}) })
  await takeTest(bank, 2, { state: 'expired', answered: 10 })
  const reset = await takeTest(bank, 3)
  await platform.db
    .updateTable('attempts')
    .set({ archived_at: at(0) })
    .where('id', '=', reset.id)
    .execute()
  await platform.db
    .updateTable('questions')
    .set({ broken_at: at(0) })
    .where('id', '=', bank.questions[4]!.id)
    .execute()
  await platform.db.updateTable('questions').set({ snapshot_id: null }).where('id', '=', bank.questions[5]!.id).execute()
  await estimateDueBanks(platform)
  const found = await difficultiesOf(bank)
  expect(found.map(({ answers }) => answers)).toEqual([0, 2, 1, 1, 0, 0, 2, 2, 2, 2])
  expect(found[0]).toMatchObject({ lack: 'rated', missing: 0 })
})

test('FAI-01 a question that contradicts the points of its people is marked and listed first', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  // The weaker half solves the sixth question, and the stronger half fails it.
  const isRight = (person: number) => (position: number) =>
    position === 5 ? person < 30 : (person * 7 + position * 5) % 60 < (person < 30 ? 20 : 45)
  for (let person = 0; person < 60; person += 1) await takeTest(bank, person, { isRight: isRight(person) })
  await estimateDueBanks(site.platform)
  const { token } = await site.person({ role: 'administrator' })
  const call = { token, params: { id: bank.skillUuid } }
  const { answer } = await site.call(listHealthEndpoint, { ...call, query: { language: 'es' } })
  expect(answer.data[0]).toMatchObject({ uuid: bank.questions[5]!.uuid, difficulty: { misfit: true } })
  expect(answer.data.filter(({ difficulty }) => difficulty.misfit)).toHaveLength(1)
  const { answer: sorted } = await site.call(listHealthEndpoint, { ...call, query: { language: 'es', sort: '-difficulty' } })
  const figures = sorted.data.map(({ difficulty }) => difficulty.difficulty!)
  expect(figures).toEqual(figures.toSorted((one, other) => other - one))
})
