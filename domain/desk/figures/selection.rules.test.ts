import { expect, test } from 'vitest'
import { compareGroups, comparisonsOf, leastPeople, shownRatio, type Tally } from './selection.rules.ts'

const compare = (one: readonly [reached: number, people: number], other: readonly [reached: number, people: number]) =>
  compareGroups([
    { group: 'es', reached: one[0], people: one[1] },
    { group: 'en', reached: other[0], people: other[1] },
  ])

/** Rates of selection that authorities and courts compared, with the impact ratio that they state or that follows from them. */
test.each([
  ['Q&A 11 of the Uniform Guidelines: 48 of 80 and 12 of 40', [48, 80], [12, 40], 0.5, 'below'],
  ['Connecticut v. Teal: 206 of 259 and 26 of 48', [206, 259], [26, 48], 0.681, 'below'],
  ['half of eighty, and forty-five of a hundred', [40, 80], [45, 100], 0.9, 'even'],
  ['four fifths exactly', [50, 100], [40, 100], 0.8, 'even'],
  ['below four fifths with few people', [20, 40], [12, 35], 0.686, 'chance'],
  ['a small difference of many people', [6000, 10_000], [5700, 10_000], 0.95, 'slight'],
  ['admissions of Berkeley: 1198 of 2691 and 557 of 1835', [1198, 2691], [557, 1835], 0.682, 'below'],
] as const)('FAI-06 %s', (_, one, other, ratio, verdict) => {
  const [first, second] = compare(one, other)
  expect(first).toMatchObject({ verdict: 'highest', ratio: 1, p: null })
  expect(second!.verdict).toBe(verdict)
  expect(second!.ratio).toBeCloseTo(ratio, 3)
  expect(compare(other, one).map((group) => group.verdict)).toEqual([verdict, 'highest'])
})

test('FAI-06 a group below the least number of people has no rate, and is compared with nobody', () => {
  const [first, second] = compare([20, leastPeople], [0, leastPeople - 1])
  expect(second).toEqual({
    group: 'en',
    people: leastPeople - 1,
    reached: 0,
    rate: null,
    rate_interval: null,
    ratio: null,
    ratio_interval: null,
    p: null,
    p_corrected: null,
    verdict: 'few',
  })
  expect(first).toMatchObject({ verdict: 'alone', ratio: null, p: null })
  // Q&A 21 of the Uniform Guidelines: 3 of 20 men and 1 of 10 women say nothing.
  expect(compare([3, 20], [1, 10]).map(({ verdict, ratio }) => [verdict, ratio])).toEqual([
    ['few', null],
    ['few', null],
  ])
})

test('FAI-06 where nobody reached the goal, there is no ratio, and a note states so', () => {
  const read = (...of: Parameters<typeof compare>) => compare(...of).map(({ verdict, ratio }) => [verdict, ratio])
  expect(read([0, 40], [0, 50])).toEqual([
    ['nobody', null],
    ['nobody', null],
  ])
  expect(read([0, 40], [0, 10])).toEqual([
    ['alone', null],
    ['few', null],
  ])
})

test.each([
  [0.7967, 0.79],
  [0.79999, 0.79],
  [0.8, 0.8],
  [0.4 / 0.5 - 1e-16, 0.8],
  [0.29, 0.29],
  [1, 1],
])('FAI-06 the ratio %d is shown as %d', (ratio, shown) => {
  expect(shownRatio(ratio)).toBe(shown)
})

test('FAI-06 people count by what is recorded about their test, and only where it is decided', () => {
  const none = { passed: 0, interviewed: 0, hired: 0 }
  const tally = (of: Partial<Tally>): Tally => ({
    language: 'es',
    device: null,
    extra_time: null,
    decided: none,
    reached: none,
    ...of,
  })
  const comparisons = comparisonsOf([
    tally({ device: 'phone', extra_time: true, decided: { ...none, passed: 50, hired: 10 }, reached: { ...none, passed: 40 } }),
    tally({ device: 'computer', language: 'en', decided: { ...none, passed: 60 }, reached: { ...none, passed: 50 } }),
    tally({ decided: { ...none, passed: 7 } }),
  ])
  const of = (characteristic: string, goal: string) =>
    comparisons.find((one) => one.characteristic === characteristic && one.goal === goal)!
  expect(comparisons).toHaveLength(9)
  expect(of('device', 'passed')).toMatchObject({ unrecorded: 7, groups: [{ people: 60 }, { people: 50, reached: 40 }] })
  expect(of('extra_time', 'passed')).toMatchObject({ unrecorded: 67, groups: [{ people: 0 }, { people: 50 }] })
  expect(of('language', 'passed')).toMatchObject({ unrecorded: 0, groups: [{ people: 57 }, { people: 60 }] })
  expect(of('language', 'hired')).toMatchObject({ groups: [{ people: 10, verdict: 'few' }, { people: 0 }] })
})

test('AUD-03 the reading of a report follows from probabilities that are corrected for its number of tests', () => {
  const same = { passed: 40, interviewed: 40, hired: 40 }
  const tally = (language: 'es' | 'en', reached: number): Tally => ({
    ...{ language, device: null, extra_time: null, decided: same },
    reached: { passed: reached, interviewed: reached, hired: reached },
  })
  // fisher.test(matrix(c(28, 12, 18, 22), 2)) of R gives 0.0411, and three equal tests three times as much.
  const compared = comparisonsOf([tally('es', 28), tally('en', 18)]).filter(({ characteristic }) => characteristic === 'language')
  expect(compared).toHaveLength(3)
  for (const { groups } of compared) {
    const other = groups[1]!
    expect(other.p).toBeLessThan(0.05)
    expect(other.p_corrected).toBeCloseTo(other.p! * 3, 10)
    expect(other.verdict).toBe('chance')
    expect(other.ratio_interval!.from).toBeLessThan(other.ratio!)
    expect(other.ratio_interval!.to).toBeGreaterThan(other.ratio!)
    expect(groups[0]).toMatchObject({ verdict: 'highest', ratio_interval: null, p_corrected: null })
  }
})
