import { expect, test } from 'vitest'
import { seededRandom } from '../difficulty/seeded-random.rules.ts'
import { expectedOffsets } from './balance.rules.ts'
import { type BankQuestion, drawQuestions, drawTest } from './drawing.rules.ts'

const bankOf = (texts: number, selects: number, known: (id: number) => boolean = () => false): BankQuestion[] =>
  Array.from({ length: texts + selects }, (_, id) => ({
    id,
    type: id < texts ? 'text' : 'select',
    askedBefore: known(id),
    difficulty: null,
  }))
const textsIn = (drawn: readonly BankQuestion[]) => drawn.filter(({ type }) => type === 'text').length

test.each([
  [0, 14, 0],
  [14, 0, 10],
  [7, 7, 5],
  [3, 11, 2],
  [4, 11, 3],
  [1, 59, 0],
  [59, 1, 10],
  [1, 19, 0],
  [3, 17, 1],
  [5, 5, 5],
])('TST-08 SPEC-30: of %s texts and %s selects, draws ten different questions with %s texts', (texts, selects, expected) => {
  for (const seed of [1, 7, 99]) {
    const drawn = drawQuestions(bankOf(texts, selects), seededRandom(seed))
    expect([drawn.length, new Set(drawn.map(({ id }) => id)).size, textsIn(drawn)]).toEqual([10, 10, expected])
  }
})

test('TST-08 every question is drawn equally often, at every position', () => {
  const random = seededRandom(5)
  const bank = bankOf(0, 20)
  const first = new Map<number, number>()
  const drawn = new Map<number, number>()
  for (let round = 0; round < 2000; round += 1)
    for (const [place, { id }] of drawQuestions(bank, random).entries()) {
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
      if (place === 0) first.set(id, (first.get(id) ?? 0) + 1)
    }
  for (const { id } of bank) {
    expect(drawn.get(id)).toBeGreaterThan(900)
    expect(drawn.get(id)).toBeLessThan(1100)
    expect(first.get(id)).toBeGreaterThan(60)
    expect(first.get(id)).toBeLessThan(140)
  }
})

test.each([
  ['ten others remain', 20, 10, 0],
  ['four others remain', 14, 10, 6],
  ['none remains', 10, 10, 10],
])('TST-09 SPEC-30: when %s, of %s questions with %s known, draws %s known ones', (_case, all, known, expected) => {
  const drawn = drawQuestions(
    bankOf(0, all, (id) => id < known),
    seededRandom(3),
  )
  expect(drawn.filter(({ askedBefore }) => askedBefore)).toHaveLength(expected)
})

test.each([
  [40, 0, 25],
  [14, 0, 14],
  [14, 4, 14],
  [30, 20, 25],
])('LEN-01 with a limit, %s questions of which %s are known give %s different ones, the known ones last', (all, known, drawn) => {
  const questions = drawTest(
    bankOf(0, all, (id) => id < known),
    [60],
    seededRandom(4),
  )
  expect([questions.length, new Set(questions.map(({ id }) => id)).size]).toEqual([drawn, drawn])
  const firstKnown = questions.findIndex(({ askedBefore }) => askedBefore)
  expect(firstKnown).toBe(known > all - drawn ? all - known : -1)
})

test('LEN-01 without a limit, or with texts in each test, ten questions are drawn', () => {
  expect(drawTest(bankOf(0, 40), [], seededRandom(1))).toHaveLength(10)
  const withTexts = drawTest(bankOf(8, 32), [60], seededRandom(1))
  expect([withTexts.length, textsIn(withTexts)]).toEqual([10, 2])
})

test('LEN-01 FAI-02 whenever a test ends, its questions are as hard as their bank, and each is asked as often', () => {
  const random = seededRandom(8)
  const bank = bankOf(0, 60).map((question) => ({ ...question, difficulty: -2 + (4 * question.id) / 59 }))
  const offsets = expectedOffsets(bank)
  const asked = new Map<number, number>()
  let [sum, count, most] = [0, 0, 0]
  for (let round = 0; round < 400; round += 1) {
    const drawn = drawTest(bank, [60], random)
    for (const { id } of drawn) asked.set(id, (asked.get(id) ?? 0) + 1)
    for (let end = 8; end <= 25; end += 1) {
      // In points out of 100, like those of ten questions.
      const off = (10 / end) * Math.max(...offsets(drawn.slice(0, end)).map(Math.abs))
      sum += off
      count += 1
      most = Math.max(most, off)
    }
  }
  // Plain random questions are off by 4.6 on average, and by 23 at most.
  expect(sum / count).toBeLessThan(1.5)
  expect(most).toBeLessThan(8)
  const even = (400 * 25) / 60
  for (const { id } of bank) {
    expect(asked.get(id)! / even).toBeGreaterThan(0.6)
    expect(asked.get(id)! / even).toBeLessThan(1.4)
  }
})
