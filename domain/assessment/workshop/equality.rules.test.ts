import { expect, test } from 'vitest'
import { drawStateOf, largestDifference, leastBalanced, uncertaintyOf } from './equality.rules.ts'

const bank = (difficulties: readonly (number | null)[]) => difficulties.map((difficulty, id) => ({ id, difficulty, error: 0.3 }))
const even = (count: number) => bank(Array.from({ length: count }, (_, place) => place / 10))

test.each([
  [even(30), 0, 1, 'balanced'],
  [even(30), 0, 1.2, 'uneven'],
  [even(10), 0, 0, 'same'],
  [even(14), 0, 9, 'few'],
  // Three of fifteen choice questions have 455 draws.
  [even(15), 30, 9, 'few'],
  // All three choice questions are in each draw, and seven of the nine texts.
  [even(3), 9, 0, 'balanced'],
  [bank(Array.from({ length: 30 }, () => null)), 0, 0, 'unknown'],
  [[], 0, 0, 'unknown'],
] as const)('FAI-02 says how draws come about: case %#', (questions, texts, largest, state) => {
  expect(drawStateOf(questions, texts, largest)).toBe(state)
})

test.each([
  [0, 15],
  [10, 14],
  [30, 18],
])('FAI-02 beside %s texts, draws are balanced from %s choice questions on', (texts, least) => {
  expect(leastBalanced(texts)).toBe(least)
})

test('FAI-02 the largest difference of draws is that of the two which differ most', () => {
  const questions = bank([-2, 0, 2])
  const [easy, middle, hard] = questions
  // At the ability 0: 10 × (0.8808 - 0.1192).
  expect(largestDifference(questions, [[easy!], [middle!], [hard!]])).toBeCloseTo(7.62, 2)
  expect(largestDifference(questions, [[middle!], [middle!]])).toBe(0)
})

test('FAI-02 the uncertainty of a difference follows from the errors of the difficulties', () => {
  // Ten questions at 0: each 10 × 0.25 × 0.3 points, and two draws of them.
  expect(uncertaintyOf(bank([0, 0, 0]), 10)).toBeCloseTo(Math.sqrt(20) * 0.75, 8)
})
