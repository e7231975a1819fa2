import { expect, test } from 'vitest'
import { drawStateOf, largestDifference, leastBalanced, type RatedQuestion, trueDifference } from './equality.rules.ts'

const bank = (difficulties: readonly (number | null)[]) => difficulties.map((difficulty, id) => ({ id, difficulty, error: 0.3 }))
const even = (count: number) => bank(Array.from({ length: count }, (_, place) => place / 10))

test.each([
  [even(30), 0, 1, 'balanced'],
  [even(30), 0, 1.2, 'uneven'],
  [even(30).map((question) => ({ ...question, error: null })), 0, 1, 'guessed'],
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

test('FAI-02 by true difficulties draws differ by more than by those that are known, and the less is known the more', () => {
  const draws = (questions: readonly RatedQuestion[]) => [questions.slice(0, 10), questions.slice(10, 20)]
  const difference = (error: number | null) => {
    const questions = bank(Array(20).fill(0)).map((question) => ({ ...question, error }))
    return trueDifference(questions, draws(questions))
  }
  // Ten questions at 0, each 10 × 0.25 × 0.3 points off, in two draws: 0.8 standard errors of 3.35 on average.
  expect(difference(0.3)).toBeGreaterThan(1)
  expect(difference(0.3)).toBeLessThan(5)
  expect(difference(0.6)).toBeGreaterThan(difference(0.3))
})
