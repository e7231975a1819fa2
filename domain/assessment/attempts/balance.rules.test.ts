import { expect, test } from 'vitest'
import { seededRandom } from '../difficulty/seeded-random.rules.ts'
import { drawBalanced, isWideEnough, mostOff, offBalance, type Weighed } from './balance.rules.ts'
import { type BankQuestion, drawQuestions } from './drawing.rules.ts'

/** Selects with difficulties evenly from -2 to 2. */
const evenBank = (count: number): BankQuestion[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    type: 'select',
    askedBefore: false,
    difficulty: -2 + (4 * id) / (count - 1),
  }))
const weigh = (difficulties: readonly (number | null)[]): Weighed[] => difficulties.map((difficulty, id) => ({ id, difficulty }))
const idsOf = (drawn: readonly Weighed[]) => drawn.map(({ id }) => id).sort((one, other) => one - other)

test.each<[string, (number | null)[], number[], number]>([
  ['all of it', [-1, 0, 1], [0, 1, 2], 0],
  // At the ability 1: 10 × 0.7311 instead of 10 × (0.8808 + 0.7311 + 0.5) ÷ 3.
  ['an average question', [-1, 0, 1], [1], 0.27],
  // At the ability 0: 10 × 0.8808 instead of 5.
  ['the easier of two', [-2, 2], [0], 3.81],
  ['the harder of two', [-2, 2], [1], 3.81],
  ['a question of unknown difficulty', [-2, null, 2], [1], 0],
  ['nothing known', [null, null], [0], 0],
])('FAI-02 a draw is so many points away from its bank: %s', (_case, difficulties, drawn, off) => {
  const bank = weigh(difficulties)
  expect(
    offBalance(
      drawn.map((id) => bank[id]!),
      bank,
    ),
  ).toBeCloseTo(off, 2)
})

test.each([
  [10, 10, false],
  [14, 10, false],
  [15, 10, true],
  [15, 5, true],
  [200, 1, false],
  [3000, 1, true],
  [9, 10, false],
])('FAI-02 of %s questions, %s leave enough draws to choose from: %s', (pool, count, is) => {
  expect(isWideEnough(pool, count)).toBe(is)
})

test.each([15, 20, 30, 60, 200])('FAI-02 each draw of a bank of %s is as hard as its bank within half a point', (count) => {
  const bank = evenBank(count)
  const random = seededRandom(count)
  const drawn = new Map<number, number>()
  for (let round = 0; round < 600; round += 1) {
    const draw = drawQuestions(bank, random)
    expect(new Set(idsOf(draw)).size).toBe(10)
    expect(offBalance(draw, bank)).toBeLessThanOrEqual(mostOff)
    for (const { id } of draw) drawn.set(id, (drawn.get(id) ?? 0) + 1)
  }
  const exposures = bank.map(({ id }) => ((drawn.get(id) ?? 0) / 600) * (count / 10))
  expect(Math.min(...exposures)).toBeGreaterThan(count === 200 ? 0.3 : 0.7)
  expect(Math.max(...exposures)).toBeLessThan(count === 200 ? 1.8 : 1.35)
})

test('FAI-02 two balanced draws in a row hardly ever ask the same ten questions', () => {
  const random = seededRandom(4)
  const draws = Array.from({ length: 500 }, () => idsOf(drawQuestions(evenBank(30), random)).join())
  expect(new Set(draws).size).toBeGreaterThan(490)
})

test('FAI-02 a person who knows some questions gets the others, balanced against the whole bank', () => {
  const bank = evenBank(60).map((question, place) => ({ ...question, askedBefore: place % 3 === 0 }))
  for (const seed of [1, 2, 3, 4, 5]) {
    const draw = drawQuestions(bank, seededRandom(seed))
    expect(draw.some(({ askedBefore }) => askedBefore)).toBe(false)
    expect(offBalance(draw, bank)).toBeLessThanOrEqual(mostOff)
  }
})

test('FAI-02 what a draw has anyway is made up for by what it chooses', () => {
  const bank = weigh(evenBank(40).map(({ difficulty }) => difficulty))
  const [certain, pool] = [bank.slice(36), bank.slice(0, 36)]
  const draw = drawBalanced({ bank, certain, pool, count: 6 }, seededRandom(9))
  expect(idsOf(draw)).toEqual(expect.arrayContaining(idsOf(certain)))
  expect(offBalance(draw, bank)).toBeLessThan(offBalance([...certain, ...pool.slice(0, 6)], bank))
})

test('FAI-02 a pool that cannot be balanced gives a draw that is closer than most', () => {
  const bank = weigh(evenBank(60).map(({ difficulty }) => difficulty))
  const draw = drawBalanced({ bank, certain: [], pool: bank.slice(30), count: 10 }, seededRandom(2))
  expect(draw).toHaveLength(10)
  expect(offBalance(draw, bank)).toBeLessThan(offBalance(bank.slice(40, 50), bank))
})

test.each([
  ['no question has a difficulty', 20, null],
  ['the bank has eleven questions', 11, 0.5],
])('FAI-02 every draw is equally likely when %s', (_case, count, step) => {
  const bank = weigh(Array.from({ length: count }, (_, id) => (step === null ? null : id * step)))
  const random = seededRandom(8)
  const drawn = new Map<number, number>()
  for (let round = 0; round < 2000; round += 1)
    for (const { id } of drawBalanced({ bank, certain: [], pool: bank, count: 10 }, random))
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
  for (const { id } of bank) expect(Math.abs((drawn.get(id) ?? 0) / 2000 - 10 / count)).toBeLessThan(0.06)
})
