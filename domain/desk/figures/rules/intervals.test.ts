import { expect, test } from 'vitest'
import { correctForSeveral, intervalOfRate, intervalOfRatio } from './intervals.ts'

const of = (reached: number, people: number) => ({ reached, people })

/** Intervals that Newcombe (1998) states for method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('AUD-03 the interval of %d of %d is that of the published table', (reached, people, from, to) => {
  const interval = intervalOfRate(reached, people)
  expect(interval.from).toBeCloseTo(from, 4)
  expect(interval.to).toBeCloseTo(to, 4)
})

test('AUD-03 the interval of a ratio is that of Koopman’s example', () => {
  const { from, to } = intervalOfRatio(of(36, 40), of(16, 80))
  expect([from, to].map((edge) => Math.round(edge * 100) / 100)).toEqual([2.94, 7.15])
})

test('AUD-03 the interval of a ratio turns over with its groups, and ends at nothing and at everybody', () => {
  const one = intervalOfRatio(of(40, 100), of(50, 90))
  const other = intervalOfRatio(of(50, 90), of(40, 100))
  expect(one.from).toBeCloseTo(1 / other.to, 6)
  expect(one.to).toBeCloseTo(1 / other.from, 6)
  expect(intervalOfRatio(of(0, 40), of(16, 80)).from).toBe(0)
  // All of both: only a rate below one can differ, so the edges are those of Wilson.
  const everybody = intervalOfRatio(of(40, 40), of(80, 80))
  expect(everybody.from).toBeCloseTo(intervalOfRate(40, 40).from, 6)
  expect(everybody.to).toBeCloseTo(1 / intervalOfRate(80, 80).from, 6)
})

test('AUD-03 the intervals hold the true value in about 95 of 100 samples', () => {
  let seed = 12345
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return seed / 0x8000_0000
  }
  const draw = (people: number, rate: number) =>
    of(Array.from({ length: people }, random).filter((at) => at < rate).length, people)
  let [rates, ratios, rounds] = [0, 0, 0]
  for (; rounds < 2000; rounds += 1) {
    const [one, other] = [draw(40, 0.3), draw(60, 0.5)]
    const rate = intervalOfRate(one.reached, one.people)
    const ratio = intervalOfRatio(one, other)
    if (rate.from <= 0.3 && rate.to >= 0.3) rates += 1
    if (ratio.from <= 0.6 && ratio.to >= 0.6) ratios += 1
  }
  for (const covered of [rates, ratios]) {
    expect(covered / rounds).toBeGreaterThan(0.93)
    expect(covered / rounds).toBeLessThan(0.97)
  }
})

test('AUD-03 probabilities are corrected as p.adjust of R does with Holm', () => {
  const corrected = correctForSeveral([0.01, 0.04, 0.03, 0.02])
  for (const [place, expected] of [0.04, 0.06, 0.06, 0.06].entries()) expect(corrected[place]).toBeCloseTo(expected, 12)
  expect(correctForSeveral([0.9, 0.8])).toEqual([1, 1])
  expect(correctForSeveral([])).toEqual([])
})
