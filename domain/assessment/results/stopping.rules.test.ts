import { expect, test } from 'vitest'
import { errorOf } from './error.rules.ts'
import { choicePoints } from './scoring.rules.ts'
import { type DecidingAnswer, isClear, measuredAnswers } from './stopping.rules.ts'

const answers = (right: number, wrong: number, difficulty: number | null = null): DecidingAnswer[] =>
  [...Array<boolean>(right).fill(true), ...Array<boolean>(wrong).fill(false)].map((isRight) => ({ isRight, difficulty }))

test.each([
  ['seven answers are too few', answers(7, 0), [50], false],
  ['eight right ones are clear above 50', answers(8, 0), [50], true],
  ['eight wrong ones are clear below 50', answers(0, 8), [50], true],
  ['eight right ones are clear above 81, and not above 82', answers(8, 0), [81], true],
  ['eight right ones are not clear above 82', answers(8, 0), [82], false],
  ['six of eight are not clear above 50', answers(6, 2), [50], false],
  ['nine of twelve are clear above 50', answers(9, 3), [50], true],
  ['half of 24 is never clear of 50', answers(12, 12), [50], false],
  ['every limit has to be clear', answers(8, 0), [50, 90], false],
  ['both limits are clear', answers(8, 0), [50, 60], true],
  ['without a limit nothing is', answers(8, 0), [], false],
])('LEN-01 a test may end when %s', (_, given, limits, expected) => {
  expect(isClear(given, limits, [])).toBe(expected)
})

test('LEN-01 without difficulties the error is the one that a result states', () => {
  for (const [right, wrong] of [
    [8, 0],
    [5, 4],
    [3, 22],
  ] as const) {
    const points = [...answers(right, 0), ...answers(0, wrong)].map(({ isRight }) => choicePoints(isRight))
    expect(measuredAnswers(answers(right, wrong), []).error).toBeCloseTo(errorOf(points), 2)
    // Questions that are all as hard as their bank add no information.
    expect(measuredAnswers(answers(right, wrong, 0.3), [0.3, 0.3]).error).toBeCloseTo(errorOf(points), 2)
  }
})

test('LEN-01 known difficulties narrow the error, and a draw that is easier than its bank widens it', () => {
  const mixed = (shift: number) =>
    answers(5, 5).map((answer, place) => ({ ...answer, difficulty: (place % 2 ? 1.5 : -1.5) + shift }))
  const bank = [-1.5, 1.5]
  const plain = measuredAnswers(answers(5, 5), []).error
  const balanced = measuredAnswers(mixed(0), bank).error
  expect(balanced).toBeLessThan(0.92 * plain)
  // Five right of ten: chances 0.5 ± 0.3176, so that each answer varies by 0.149.
  expect(balanced).toBeCloseTo(100 * Math.sqrt((0.1491 * 12) / 11 / 10), 1)
  expect(measuredAnswers(mixed(-1), bank).error).toBeGreaterThan(plain)
  // The unknown ones vary as without difficulties.
  const half = measuredAnswers([...mixed(0).slice(0, 6), ...answers(2, 2)], bank).error
  expect(half).toBeGreaterThan(balanced)
  expect(half).toBeLessThan(plain)
})
