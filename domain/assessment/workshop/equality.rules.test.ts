import { expect, test } from 'vitest'
import { drawStateOf, largestDifference, leastBalanced, uncertaintyOf } from './equality.rules.ts'

const bank = (difficulties: readonly (number | null)[]) => difficulties.map((difficulty, id) => ({ id, difficulty, error: 0.3 }))
const even = (count: number) => bank(Array.from({ length: count }, (_, place) => place / 10))

test.each([
  [even(30), 10, 1, 'balanced'],
  [even(30), 10, 1.2, 'uneven'],
  [even(10), 10, 0, 'same'],
  [even(14), 10, 9, 'few'],
  [bank(Array.from({ length: 30 }, () => null)), 10, 0, 'unknown'],
  [[], 0, 0, 'unknown'],
] as const)('FAI-02 says how draws come about: case %#', (questions, drawn, largest, state) => {
  expect(drawStateOf(questions, drawn, largest)).toBe(state)
})

test('FAI-02 draws of fifteen questions or more are balanced', () => {
  expect(leastBalanced).toBe(15)
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
