import { expect, test } from 'vitest'
import { bandsWithin, errorOf } from './error.rules.ts'

const answers = (right: number, wrong: number) => [...Array<number>(right).fill(10), ...Array<number>(wrong).fill(0)]

test.each([
  ['half of ten', answers(5, 5), 16.51],
  ['six of ten', answers(6, 4), 16.28],
  ['nine of ten', answers(9, 1), 12.31],
  ['all of ten', answers(10, 0), 9.13],
  ['none of ten', answers(0, 10), 9.13],
  ['half of thirty', answers(15, 15), 9.27],
  ['no question', [], 0],
])('FAI-03 the error of points: %s', (_, points, error) => {
  expect(errorOf(points)).toBeCloseTo(error, 2)
})

test('TRU-03 rated texts have an error of their own, and their raters add to it', () => {
  expect(errorOf([], Array<number>(10).fill(5))).toBeCloseTo(3.37, 2)
  expect(errorOf([], [10, 7.5, 5, 5, 5, 5, 5, 5, 2.5, 0])).toBeCloseTo(8.26, 2)
  expect(errorOf([], [7.5])).toBeCloseTo(25, 2)
  // One text among nine choices adds the variance of a single text.
  expect(errorOf(answers(5, 4), [5]) ** 2).toBeCloseTo(errorOf(answers(5, 4)) ** 2 * 0.81 + 6.25, 0)
  expect(errorOf([], Array<number>(10).fill(5), 100)).toBeCloseTo(Math.hypot(3.37, 10), 2)
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
  expect(bandsWithin({ points, error })).toEqual(bands)
})
