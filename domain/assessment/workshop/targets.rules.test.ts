import { expect, test } from 'vitest'
import { abilityAt } from '../difficulty/chance.rules.ts'
import { leastKnown, targetsOf } from './targets.rules.ts'

const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, place) => from + ((to - from) * place) / (count - 1))

test.each([
  [0.5, [0, 0], 0],
  // ln(0.81 ÷ 0.19) with questions of one difficulty.
  [0.81, [0, 0, 0], 1.45],
  [0.21, [1, 1], -0.325],
  [0.5, [-2, 2], 0],
])('FAI-07 somebody may expect %s of the points of questions %j at the ability %s', (share, difficulties, ability) => {
  expect(abilityAt(share, difficulties)).toBeCloseTo(ability, 2)
})

test.each<[string, number[], number, number[]]>([
  // 30 questions at 0: none within half a logit of 1.45, of 0.45 all, of -0.36 all, and none of -1.32. (6 - 0) ÷ 0.8 are missing.
  ['all of one difficulty', spread(30, 0, 0), 30, [8, 0, 0, 8]],
  // Ten questions, or nine, are near each limit: (12 - 10) ÷ 0.8 or (12 - 9) ÷ 0.8 are missing.
  ['even over a wide range', spread(60, -3, 3), 60, [3, 3, 3, 4]],
  [
    'enough everywhere',
    [...spread(10, -1.5, -1.4), ...spread(10, -0.5, -0.3), ...spread(10, 0.3, 0.5), ...spread(10, 1.4, 1.5)],
    40,
    [0, 0, 0, 0],
  ],
  ['many questions without a difficulty', spread(12, 0, 0), 60, [15, 0, 0, 15]],
])('FAI-07 states how many questions are missing at each limit between bands: %s', (_case, known, all, missing) => {
  const targets = targetsOf(known, all)
  expect(targets.map(({ band, points }) => [band, points])).toEqual([
    ['S', 81],
    ['E', 61],
    ['R', 41],
    ['D', 21],
  ])
  expect(targets.map((target) => target.missing)).toEqual(missing)
})

test('FAI-07 the gain of ten more questions follows from the information of a test', () => {
  // At 81 points of questions at 0 the information of a question is 0.81 × 0.19; a question of that difficulty has 0.25.
  const [outstanding] = targetsOf(spread(20, 0, 0), 20)
  const now = 0.81 * 0.19
  const more = (20 * now + 10 * 0.25) / 30
  expect(outstanding!.error).toBeCloseTo(100 * Math.sqrt(now / 10), 6)
  expect(outstanding!.errorWithMore).toBeCloseTo((100 * now) / Math.sqrt(10 * more), 6)
  expect(outstanding!.errorWithMore).toBeLessThan(outstanding!.error)
})

test('FAI-07 says nothing about a bank of which too few difficulties are known', () => {
  expect(targetsOf(spread(leastKnown - 1, -1, 1), 50)).toEqual([])
  expect(targetsOf(spread(leastKnown, -1, 1), 50)).toHaveLength(4)
})
