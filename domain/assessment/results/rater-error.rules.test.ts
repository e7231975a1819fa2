import { expect, test } from 'vitest'
import { doubleRatingsOf, raterVariance, severityVariance } from './rater-error.rules.ts'

const texts = (raters: readonly number[]) =>
  Array.from({ length: 10 }, (_, text) => raters.map((rater) => ({ text, rater }))).flat()

test('TRU-03 a second rater halves the weight of the first, and raters who share the texts weigh less', () => {
  expect(raterVariance(texts([1]), 10, 1)).toBe(100)
  expect(raterVariance(texts([1, 2]), 10, 1)).toBe(50)
  expect(raterVariance(texts([1, 2, 3]), 10, 1)).toBeCloseTo(33.33, 2)
  const shared = Array.from({ length: 10 }, (_, text) => ({ text, rater: text % 2 }))
  expect(raterVariance(shared, 10, 1)).toBe(50)
  // Two texts among eight choices.
  expect(raterVariance(texts([1]).slice(0, 2), 10, 1)).toBe(4)
  expect(raterVariance([], 10, 1)).toBe(0)
})

test('TRU-03 raters are taken to differ by one point of ten until the ratings of the site say otherwise', () => {
  expect(severityVariance([])).toBe(1)
  expect(severityVariance([{ texts: 9, sum: 90, squares: 900 }])).toBe(1)
  // Two raters who differ by two points in every text: half of four.
  expect(severityVariance([{ texts: 10, sum: 20, squares: 40 }])).toBeCloseTo((5 + 2) / 6, 9)
  const agreeing = Array.from({ length: 15 }, () => ({ texts: 20, sum: 0, squares: 0 }))
  expect(severityVariance(agreeing)).toBe(0.25)
})

test('TRU-03 differences of single texts without a common direction are no strictness', () => {
  const rows = [
    { one: 1, other: 2, one_code: 'E', other_code: 'R', texts: 5 },
    { one: 1, other: 2, one_code: 'R', other_code: 'E', texts: 5 },
    { one: 1, other: 3, one_code: 'S', other_code: 'M', texts: 1 },
  ] as const
  expect(doubleRatingsOf(rows)).toEqual([
    { texts: 10, sum: 0, squares: 62.5 },
    { texts: 1, sum: 10, squares: 100 },
  ])
  expect(severityVariance(doubleRatingsOf(rows))).toBeLessThan(1)
})
