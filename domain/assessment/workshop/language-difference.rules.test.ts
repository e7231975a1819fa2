import { expect, test } from 'vitest'
import { classOf, languageDifference, mantelHaenszel, type Stratum } from './language-difference.rules.ts'

const strata = (rows: readonly (readonly [number, number, number, number])[]): Stratum[] =>
  rows.map(([es_right, es_wrong, en_right, en_wrong]) => ({ es_right, es_wrong, en_right, en_wrong }))

/** Both languages by score, from few right answers to many. */
const byScore = strata([
  [3, 12, 2, 14],
  [10, 25, 6, 28],
  [22, 30, 14, 33],
  [38, 25, 25, 31],
  [50, 12, 41, 20],
  [30, 3, 33, 6],
])
/** Admissions to Berkeley in 1973 by department (Bickel, Hammel and O'Connell, 1975): men and women, admitted and rejected. */
const admissions = strata([
  [512, 313, 89, 19],
  [353, 207, 17, 8],
  [120, 205, 202, 391],
  [138, 279, 131, 244],
  [53, 138, 94, 299],
  [22, 351, 24, 317],
])

test.each([
  ['answers by score', byScore, 1.867553704, 0.2037229926, 8.819445994],
  ['admissions by department', admissions, 0.9046968283, 0.08098890966, 1.426946229],
])('FAI-05 odds ratio, error and chi-square agree with mantelhaen.test of R 4.2: %s', (_case, rows, oddsRatio, error, chi) => {
  const found = mantelHaenszel(rows)!
  expect(found.oddsRatio).toBeCloseTo(oddsRatio, 8)
  expect(found.error).toBeCloseTo(error, 8)
  expect(found.chiSquare).toBeCloseTo(chi, 7)
})

test('FAI-05 scores that only one language has change nothing', () => {
  expect(
    mantelHaenszel([
      ...byScore,
      ...strata([
        [9, 4, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 1, 0],
      ]),
    ]),
  ).toEqual(mantelHaenszel(byScore))
  expect(mantelHaenszel([])).toBeNull()
})

test('FAI-05 one stratum is computed by hand', () => {
  // (60 × 60 ÷ 200) ÷ (40 × 40 ÷ 200); the variance of the logarithm of one table is 1/60 + 1/40 + 1/40 + 1/60.
  const found = mantelHaenszel(strata([[60, 40, 40, 60]]))!
  expect(found.oddsRatio).toBeCloseTo(2.25, 10)
  expect(found.error).toBeCloseTo(Math.sqrt(2 / 60 + 2 / 40), 10)
  // (|60 - 50| - 0.5)² ÷ (100 × 100 × 100 × 100 ÷ 200² ÷ 199)
  expect(found.chiSquare).toBeCloseTo(9.5 ** 2 / (2500 / 199), 10)
})

test.each([
  ['small', 0.9, 0.2, 20, 'A'],
  ['moderate, but may be chance', 1.4, 0.8, 3.84, 'A'],
  ['moderate', -1.2, 0.3, 10, 'B'],
  ['large, but perhaps not beyond 1', 1.6, 0.5, 10, 'B'],
  ['large', -1.6, 0.3, 20, 'C'],
  ['just large', 1.5, 0.3, 20, 'C'],
  ['just below large', 1.49, 0.1, 90, 'B'],
])('FAI-05 a difference that is %s has the class of ETS', (_case, delta, error, chiSquare, expected) => {
  expect(classOf(delta, error, chiSquare)).toBe(expected)
})

const times = (rows: readonly (readonly [number, number, number, number])[], factor: number) =>
  strata(rows.map(([one, two, three, four]) => [one * factor, two * factor, three * factor, four * factor]))

test.each<[string, Stratum[], object | null]>([
  ['199 answers in one language', strata([[150, 50, 149, 50]]), null],
  ['alike', strata([[150, 50, 150, 50]]), { class: 'A', share: 0 }],
  ['nobody wrong', strata([[200, 0, 200, 0]]), { class: 'A', share: 0 }],
  ['nobody right in English', strata([[180, 120, 0, 300]]), { class: 'C', harder: 'en', share: -0.6 }],
  ['nobody wrong in Spanish', strata([[300, 0, 150, 150]]), { class: 'C', harder: 'en', share: -0.5 }],
  // Ten answers are among people with the same score.
  [
    'too few at scores of both languages',
    strata([
      [0, 0, 100, 95],
      [3, 2, 2, 3],
      [150, 45, 0, 0],
    ]),
    null,
  ],
  // Weights by the answers in English would have the other sign.
  [
    'where scores disagree',
    strata([
      [2, 3, 108, 72],
      [137, 58, 4, 16],
    ]),
    { class: 'C', harder: 'en', share: expect.closeTo(-0.354, 3), answers: { es: 200, en: 200 } },
  ],
  [
    'no score in common',
    strata([
      [150, 50, 0, 0],
      [0, 0, 150, 50],
    ]),
    null,
  ],
  ['harder in English', times([[15, 5, 10, 10]], 20), { class: 'C', harder: 'en', share: -0.25 }],
  ['harder in Spanish', times([[10, 10, 15, 5]], 20), { class: 'C', harder: 'es', share: 0.25 }],
  // People who take the test in English have fewer points, and with the same points both know it alike.
  [
    'other people, not another question',
    times(
      [
        [18, 2, 9, 1],
        [5, 5, 20, 20],
      ],
      12,
    ),
    { class: 'A', share: 0 },
  ],
])('FAI-05 a pair works differently between languages, or not: %s', (_case, rows, expected) => {
  const found = languageDifference(rows)
  if (expected === null) expect(found).toBeNull()
  else expect(found).toMatchObject(expected)
})
