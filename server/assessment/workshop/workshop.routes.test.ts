import { expect, test } from 'vitest'
import { getWorkshopEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { storeRun } from '../../testing/difficulties.ts'
import { type Bank, makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp({ WORKER: '0' })
const hour = 3_600_000

async function workshopOf(bank: Bank, language: Language = 'es') {
  const { token } = await site.person({ role: 'administrator' })
  const { answer } = await site.call(getWorkshopEndpoint, { token, params: { id: bank.skillUuid }, query: { language } })
  return answer.data
}

test('FAI-07 a bank without answers says that they are not enough yet', async () => {
  const bank = await makeBank(site.platform, { questions: 12 })
  expect(await workshopOf(bank)).toEqual({
    draws: { state: 'unknown', least: 15, largest: null, plain: null },
    questions: 12,
    unknown: 12,
    exposure: null,
    guessing: { level: 33, distorts: null },
    resting: [],
    targets: [],
    worn: null,
    worn_capped: false,
  })
  // One test says nothing about how often its questions are asked.
  await makeAttempt(site.platform, { userId: (await site.person()).id, bank })
  expect(await workshopOf(bank)).toMatchObject({ exposure: null })
  expect(await workshopOf(bank, 'en')).toMatchObject({ questions: 0, worn: null, draws: { state: 'unknown' } })
})

test('FAI-02 staff see how equal the draws of a bank are, and what difficulties it lacks', async () => {
  const bank = await makeBank(site.platform, { questions: 30, texts: 2 })
  await storeRun(site.platform, bank, (place) => (place < 4 ? null : -2 + (4 * (place - 4)) / 25))
  const { draws, questions, unknown, targets } = await workshopOf(bank)
  expect([draws.state, questions, unknown]).toEqual(['balanced', 28, 2])
  expect(draws.largest).toBeGreaterThan(2)
  expect(draws.plain).toBeGreaterThan(draws.largest! * 2)
  expect(targets.map(({ band, points }) => [band, points])).toEqual([
    ['S', 81],
    ['E', 61],
    ['R', 41],
    ['D', 21],
  ])
  for (const { error, error_with_more } of targets) expect(error_with_more).toBeLessThan(error)
})

test.each([
  [10, 'same', 0],
  [12, 'few', 5],
])('FAI-02 a bank of %s questions, of which no draw can be balanced, says so', async (questions, state, least) => {
  const bank = await makeBank(site.platform, { questions })
  await storeRun(site.platform, bank, (place) => place / 3 - 2)
  const { draws } = await workshopOf(bank)
  expect(draws.state).toBe(state)
  expect(draws.largest).toBeGreaterThanOrEqual(least)
  expect(draws.largest).toBe(draws.plain)
})

test('FAI-07 questions that became known are listed with their signs', async () => {
  const bank = await makeBank(site.platform, { questions: 11 })
  const again = await site.person()
  for (let person = 0; person < 80; person += 1) {
    // The second question is solved by the newer half; the third is copied, and the fourth answered too fast, by every fifth person.
    const isRight = (position: number) => (position === 1 ? person >= 40 || person % 4 === 0 : (person + position) % 2 === 0)
    const at = (position: number) =>
      position === 2 ? { copy_question: person % 5 === 0 } : position === 3 ? { too_fast: person % 5 === 0 } : {}
    const startedAt = new Date(site.platform.now().getTime() - (100 - person) * hour)
    await makeAttempt(site.platform, { userId: (await site.person()).id, bank, isRight, at, startedAt })
  }
  await makeAttempt(site.platform, { userId: again.id, bank, isRight: () => false })
  const { worn, exposure } = await workshopOf(bank)
  expect(exposure).toBe(100)
  expect(worn!.map(({ uuid, signs }) => [uuid, signs])).toEqual([
    [bank.questions[1]!.uuid, ['easier']],
    [bank.questions[2]!.uuid, ['copied']],
    [bank.questions[3]!.uuid, ['too_fast']],
  ])
  expect(worn![0]).toMatchObject({ answers: 81, language: 'es', before: 27, after: 98 })
  expect([worn![1]!.copied, worn![2]!.too_fast]).toEqual([20, 20])
})

test('FAI-07 answers of people who had a question before are a sign of their own', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  for (let person = 0; person < 15; person += 1) {
    const { id: userId } = await site.person()
    const isRight = (position: number) => (person + position) % 2 === 0
    for (const hours of [3, 2]) {
      const startedAt = new Date(site.platform.now().getTime() - hours * hour)
      await makeAttempt(site.platform, { userId, bank, isRight, startedAt })
    }
  }
  const { worn } = await workshopOf(bank)
  expect(worn).toHaveLength(10)
  expect(worn![0]).toMatchObject({ answers: 30, signs: ['known'], known: 50 })
})
