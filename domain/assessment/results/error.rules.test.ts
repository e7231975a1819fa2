import { expect, test } from 'vitest'
import { bandsWithin, errorOf, isWithinError } from './error.rules.ts'

const answers = (right: number, wrong: number) => [...Array<number>(right).fill(10), ...Array<number>(wrong).fill(0)]

test.each([
  ['half of ten', answers(5, 5), 16.51],
  ['six of ten', answers(6, 4), 16.28],
  ['nine of ten', answers(9, 1), 12.31],
  ['all of ten', answers(10, 0), 9.13],
  ['none of ten', answers(0, 10), 9.13],
  ['ten texts of middling worth', Array<number>(10).fill(5), 6.74],
  ['half of thirty', answers(15, 15), 9.27],
  ['no question', [], 0],
])('FAI-03 the error of points: %s', (_, points, error) => {
  expect(errorOf(points)).toBeCloseTo(error, 2)
})

test('FAI-03 the error is that of other draws: the spread of 10,000 simulated people who know 60 of 100 questions', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const scores = Array.from({ length: 10_000 }, () => Array.from({ length: 10 }, () => (random() < 0.6 ? 10 : 0)))
  const sums = scores.map((points) => points.reduce<number>((sum, one) => sum + one, 0))
  const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length
  const spread = Math.sqrt(sums.reduce((sum, one) => sum + (one - mean) ** 2, 0) / sums.length)
  const errors = scores.map(errorOf)
  const average = errors.reduce((sum, one) => sum + one, 0) / errors.length
  expect(Math.abs(average - spread)).toBeLessThan(1)
})

test.each([
  [62, 15, ['E', 'R']],
  [50, 5, ['R']],
  [70, 16, ['S', 'E', 'R']],
  [98, 9, ['S']],
  [3, 9, ['M']],
  [62, null, ['E']],
  [80.5, 0.5, ['S', 'E']],
] as const)('FAI-03 %d points with an error of %s reach these bands', (points, error, bands) => {
  expect(bandsWithin({ points, error, linked: null })).toEqual(bands)
})

test.each([
  [60, 16, 75, 14, true],
  [40, 16, 80, 13, false],
  [60, null, 61, null, false],
  [60, 16, 60, 16, true],
])(
  'FAI-03 a difference of results means nothing below its own error: %d ± %s and %d ± %s',
  (one, oneError, other, otherError, nothing) => {
    expect(
      isWithinError({ points: one, error: oneError, linked: null }, { points: other, error: otherError, linked: null }),
    ).toBe(nothing)
  },
)

test('FAI-04 bands and differences go by the points on the scale of Spanish tests where a signed table adjusts them', () => {
  const linked = { points: 66, error: 4 }
  expect(bandsWithin({ points: 58, error: 3, linked })).toEqual(['E'])
  expect(bandsWithin({ points: 58, error: 3, linked: null })).toEqual(['E', 'R'])
  const spanish = { points: 66, error: 4, linked: null }
  expect(isWithinError({ points: 58, error: 3, linked }, spanish)).toBe(true)
  expect(isWithinError({ points: 58, error: 3, linked: null }, spanish)).toBe(false)
})
