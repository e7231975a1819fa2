import { expect, test } from 'vitest'
import { startTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { getWorkshopEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { type Bank, makeAttempt, makeBank, makeUserSkill } from '../../testing/tests.ts'
import { restQuestions } from './rests.writes.ts'

// Without its worker, so that the test decides when banks are looked at.
const site = sharedTestApp({ WORKER: '0' })
const isRight = (person: number) => (position: number) => (person + position) % 2 === 0

/** A bank whose questions are older than its tests. */
async function bankOf(questions: number): Promise<Bank> {
  const bank = await makeBank(site.platform, { questions })
  const ids = bank.questions.map(({ id }) => id)
  await site.platform.db
    .updateTable('questions')
    .set({ created_at: new Date('2020-01-01') })
    .where('id', 'in', ids)
    .execute()
  return bank
}

/** So many tests, all with the first ten questions of the bank. */
async function takeTests(bank: Bank, count: number, at: (position: number) => object = () => ({})) {
  for (let person = 0; person < count; person += 1)
    await makeAttempt(site.platform, { userId: (await site.person()).id, bank, isRight: isRight(person), at })
}

async function restingOf(bank: Bank) {
  const { token } = await site.person({ role: 'administrator' })
  const { answer } = await site.call(getWorkshopEndpoint, { token, params: { id: bank.skillUuid }, query: { language: 'es' } })
  return new Map(answer.data.resting.map(({ uuid, reason }) => [uuid, reason]))
}

/** The questions that a test of a new person draws. */
async function drawnOf(bank: Bank): Promise<number[]> {
  const person = await site.person()
  const { uuid } = await makeUserSkill(site.platform, person.id, bank.skillId)
  await site.call(startTestEndpoint, { token: person.token, params: { user_skill_uuid: uuid }, body: { agreed: true } })
  const drawn = await site.platform.db
    .selectFrom('attempt_questions')
    .innerJoin('attempts', 'attempts.id', 'attempt_questions.attempt_id')
    .where('attempts.user_id', '=', person.id)
    .select('question_id')
    .execute()
  return drawn.map(({ question_id }) => question_id)
}

test('EXO-01 questions that were in far more tests than the others rest, and tests ask the others', async () => {
  const bank = await bankOf(40)
  const first = bank.questions.slice(0, 10)
  await takeTests(bank, 19)
  await restQuestions(site.platform)
  expect(await restingOf(bank)).toEqual(new Map())
  // It ends after the bank was looked at.
  const startedAt = new Date(site.platform.now().getTime() + 1000)
  await makeAttempt(site.platform, { userId: (await site.person()).id, bank, isRight: isRight(1), startedAt })
  await restQuestions(site.platform)
  expect(await restingOf(bank)).toEqual(new Map(first.map(({ uuid }) => [uuid, 'exposed'])))
  const resting = new Set(first.map(({ id }) => id))
  for (let person = 0; person < 5; person += 1) {
    const drawn = await drawnOf(bank)
    expect([drawn.length, drawn.filter((id) => resting.has(id))]).toEqual([10, []])
  }
})

test('EXO-01 a worn question rests until it is changed', async () => {
  const bank = await bankOf(20)
  const [, , copied] = bank.questions
  await takeTests(bank, 20, (position) => ({ copy_question: position === 2 }))
  await restQuestions(site.platform)
  const resting = await restingOf(bank)
  expect(resting.get(copied!.uuid)).toBe('worn')
  expect(resting.size).toBe(5)
  const { db, now } = site.platform
  const changed = { snapshot_id: null, text: '¿Otra pregunta?', updated_at: new Date(now().getTime() + 1000) }
  await db.updateTable('questions').set(changed).where('id', '=', copied!.id).execute()
  await restQuestions(site.platform)
  expect((await restingOf(bank)).get(copied!.uuid)).not.toBe('worn')
})

test('EXO-01 a bank of fifteen questions lets none rest', async () => {
  const bank = await bankOf(15)
  await takeTests(bank, 20, (position) => ({ copy_question: position === 2 }))
  await restQuestions(site.platform)
  expect(await restingOf(bank)).toEqual(new Map())
})
