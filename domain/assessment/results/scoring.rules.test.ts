import { expect, test } from 'vitest'
import { attemptPoints, averageOf, bandOf, choicePoints, finalBand, likertPoints, shareOf } from './scoring.rules.ts'

test.each([
  [100, 'S'],
  [81, 'S'],
  [80.99, 'E'],
  [61, 'E'],
  [60, 'R'],
  [41, 'R'],
  [40.5, 'D'],
  [21, 'D'],
  [20, 'M'],
  [0, 'M'],
] as const)('RES-03 %d points are in band %s', (points, band) => {
  expect(bandOf(points)).toBe(band)
})

test('SPEC-18: a candidate sees a band once every text is rated', () => {
  expect(finalBand({ points: 90, unrated: 0 })).toBe('S')
  expect(finalBand({ points: 90, unrated: 1 })).toBeNull()
  expect(finalBand({ points: null, unrated: null })).toBeNull()
})

test('RES-02 a rating is worth 10, 7.5, 5, 2.5 or 0 points; a chosen answer 10 or 0', () => {
  expect((['S', 'E', 'R', 'D', 'M'] as const).map(likertPoints)).toEqual([10, 7.5, 5, 2.5, 0])
  expect([choicePoints(true), choicePoints(false)]).toEqual([10, 0])
})

test.each([
  { of: 'ten right ones', questions: Array(10).fill(10), points: 100 },
  { of: 'ten of all kinds', questions: [10, 0, 7.5, 2.5, 10, 10, 0, 5, 5, 10], points: 60 },
  { of: 'six of eight, scaled to a hundred', questions: [10, 10, 10, 10, 10, 10, 0, 0], points: 75 },
  { of: 'one of three, with two decimals', questions: [10, 0, 0], points: 33.33 },
  { of: 'nothing asked', questions: [], points: 0 },
])('RES-03 points of $of', ({ questions, points }) => {
  expect(attemptPoints(questions)).toBe(points)
})

test('RES-03 LEN-01 the average per question is of 10, whatever the number of questions; shares have two decimals', () => {
  expect([[10, 10, 10, 10, 10, 10, 10, 2.5, 0, 0], [10, 10, 0], []].map((of) => averageOf(attemptPoints(of)))).toEqual([
    7.25, 6.67, 0,
  ])
  expect([shareOf(3, 10), shareOf(1, 3), shareOf(0, 0)]).toEqual([30, 33.33, 0])
})
