import { expect, test } from 'vitest'
import { attemptsUntilRun, isMisfit, wordOf } from './difficulty.rules.ts'

test.each([
  [-2, 'very_easy'],
  [-1.5, 'easy'],
  [-0.51, 'easy'],
  [-0.5, 'medium'],
  [0, 'medium'],
  [0.49, 'medium'],
  [0.5, 'hard'],
  [1.5, 'very_hard'],
])('FAI-01 a difficulty of %s logits is %s', (difficulty, word) => {
  expect(wordOf(difficulty)).toBe(word)
})

test.each([
  [3, false],
  [3.01, true],
  [-4, false],
])('FAI-01 an infit %s errors from 1 is a misfit: %s', (misfit, is) => {
  expect(isMisfit({ misfit })).toBe(is)
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [1000, 50],
])('FAI-01 after a run of %s attempts the next one waits for %s', (attempts, due) => {
  expect(attemptsUntilRun(attempts)).toBe(due)
})
