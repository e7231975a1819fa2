import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { mostOff, offBalance } from '#domain/assessment/attempts/balance.rules.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { storeRun } from '../../testing/difficulties.ts'
import { type Bank, makeBank, makeUserSkill } from '../../testing/tests.ts'

const site = sharedTestApp({ WORKER: '0' })

async function draw(bank: Bank) {
  const person = await site.person()
  const { uuid } = await makeUserSkill(site.platform, person.id, bank.skillId)
  const body = { language: 'es' as const, window: randomUUID(), agreed: true as const }
  await site.call(startTestEndpoint, { token: person.token, params: { user_skill_uuid: uuid }, body })
  const asked = await site.platform.db
    .selectFrom('attempts')
    .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
    .select(['question_id', 'difficulty_run_id'])
    .where('user_id', '=', person.id)
    .execute()
  return { ids: asked.map(({ question_id }) => question_id), run: asked[0]!.difficulty_run_id }
}

test('FAI-02 a test is as hard as its bank by the last run, and keeps which run that was', async () => {
  const bank = await makeBank(site.platform, { questions: 30 })
  expect((await draw(bank)).run).toBeNull()
  const rising = bank.questions.map((_, place) => -2 + (4 * place) / 29)
  await storeRun(site.platform, bank, (place) => rising[29 - place]!)
  // The last run has the opposite order for some, so that balancing by the first one would show.
  const difficulties = rising.map((value, place) => (place % 3 === 0 ? value : -value))
  const last = await storeRun(site.platform, bank, (place) => difficulties[place]!)
  const weighed = bank.questions.map(({ id }, place) => ({ id, difficulty: difficulties[place]! }))
  for (let round = 0; round < 12; round += 1) {
    const { ids, run } = await draw(bank)
    expect([new Set(ids).size, run]).toEqual([10, last])
    expect(
      offBalance(
        weighed.filter(({ id }) => ids.includes(id)),
        weighed,
      ),
    ).toBeLessThanOrEqual(mostOff + 0.01)
  }
})

test('FAI-02 a changed question counts as average until tests have asked it', async () => {
  const bank = await makeBank(site.platform, { questions: 20 })
  await storeRun(site.platform, bank, (place) => place / 10)
  const { db } = site.platform
  await db
    .updateTable('questions')
    .set({ snapshot_id: null })
    .where(
      'id',
      'in',
      bank.questions.map(({ id }) => id),
    )
    .execute()
  const { ids, run } = await draw(bank)
  expect([ids.length, run]).toEqual([10, null])
})

test('FAI-02 starter questions without answers are balanced by the level of their authors', async () => {
  const bank = await makeBank(site.platform, { questions: 30 })
  const levelOf = (place: number) => (place % 3) + 1
  await site.platform.db
    .insertInto('starter_questions')
    .values(bank.questions.map(({ id }, place) => ({ question_id: id, bank: 'sql', source: 'Cálculo', level: levelOf(place) })))
    .execute()
  const weighed = bank.questions.map(({ id }, place) => ({ id, difficulty: levelOf(place) - 2 }))
  for (let round = 0; round < 12; round += 1) {
    const { ids, run } = await draw(bank)
    expect(run).toBeNull()
    const drawn = weighed.filter(({ id }) => ids.includes(id))
    expect(offBalance(drawn, weighed)).toBeLessThanOrEqual(mostOff + 0.01)
  }
})
