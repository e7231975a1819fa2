import { expect, test } from 'vitest'
import { clearErrors, clearlyBelowBest, clearlyBelowInLanguage } from './comparison.rules.ts'

/** By R 4.2: qtukey(0.9, n, Inf) / sqrt(2). */
test.each([
  [2, 1.6449],
  [3, 2.0523],
  [10, 2.9199],
  [50, 3.7878],
])('FAI-03 the best of %d results must be apart by %d errors, as in R', (compared, errors) => {
  expect(clearErrors(compared)).toBeCloseTo(errors, 3)
})

const measured = (points: number, error: number | null = 15) => ({ points, error })
test.each([
  ['a small difference', [measured(70), measured(50)], [false, false]],
  ['a large difference of two', [measured(90, 12), measured(40)], [false, true]],
  ['the same difference among ten', [measured(90, 12), measured(40), ...Array(8).fill(measured(80))], Array(10).fill(false)],
  [
    'the largest difference among ten',
    [measured(100, 9), ...Array(8).fill(measured(90, 12)), measured(10, 12)],
    [...Array(9).fill(false), true],
  ],
  ['nobody else', [measured(90), null], [false, false]],
  ['a result without an error', [measured(90), measured(10, null)], [false, false]],
])('TRU-02 what is clearly below the best: %s', (_case, results, marked) => {
  expect(clearlyBelowBest(results)).toEqual(marked)
})

test('SBS-01 TRU-02 two people chosen from many are marked only when the difference is large among all of them', () => {
  const chosen = [measured(90, 12), measured(40)]
  expect(clearlyBelowBest(chosen)).toEqual([false, true])
  expect(clearlyBelowBest(chosen, 200)).toEqual([false, false])
})

test('LEN-01 TRU-02 results of tests that end once they are clear need a larger difference', () => {
  const taken = (points: number, questions: number) => ({ ...measured(points, 14), language: 'es' as const, questions })
  expect(clearlyBelowInLanguage([taken(90, 10), taken(42, 10)])).toEqual([false, true])
  expect(clearlyBelowInLanguage([taken(90, 9), taken(42, 25)])).toEqual([false, false])
  expect(clearlyBelowInLanguage([taken(99, 9), taken(30, 25)])).toEqual([false, true])
})

test('FAI-04 results are compared within a language', () => {
  const taken = (points: number, language: 'es' | 'en') => ({ ...measured(points, 12), language, questions: 10 })
  const results = [taken(95, 'es'), taken(20, 'en'), taken(20, 'es'), undefined]
  expect(clearlyBelowInLanguage(results)).toEqual([false, false, true, false])
})
