/** An interval that holds the true value in 95 of 100 samples. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** The quantile of the normal distribution for 95 of 100, and its square. */
const z = 1.959963984540054
const chiSquare = z * z

/**
 * The score interval of a rate (Wilson 1927, J Am Stat Assoc 22:209–212), which Newcombe (1998, Stat Med 17:857–872) recommends: it also holds for
 * small groups and rates near 0 and 1.
 */
export function intervalOfRate(reached: number, people: number): Interval {
  const middle = (reached + chiSquare / 2) / (people + chiSquare)
  const half = (z / (people + chiSquare)) * Math.sqrt((reached * (people - reached)) / people + chiSquare / 4)
  return { from: reached === 0 ? 0 : middle - half, to: reached === people ? 1 : middle + half }
}

interface Counted {
  readonly reached: number
  readonly people: number
}

/**
 * The score interval of the ratio of two rates (Koopman 1984, Biometrics 40:513–517), which Fagerland, Lydersen and Laake (2015, Stat Methods Med
 * Res 24:224–254) recommend: all ratios that the observed counts do not contradict. The second group has reached the goal.
 */
export function intervalOfRatio(one: Counted, other: Counted): Interval {
  const ratio = one.reached / one.people / (other.reached / other.people)
  const fits = (candidate: number) => contradiction(one, other, candidate) <= chiSquare
  return {
    from: one.reached === 0 ? 0 : Math.exp(edge(Math.log(ratio), -1, (at) => fits(Math.exp(at)))),
    to: Math.exp(edge(Math.log(ratio || 1 / other.people / 2), 1, (at) => fits(Math.exp(at)))),
  }
}

/** Koopman's statistic: how much the counts contradict a ratio, with the rates that fit best under it. */
function contradiction(one: Counted, other: Counted, ratio: number): number {
  const [x, m, y, n] = [one.reached, one.people, other.reached, other.people]
  const sum = ratio * (m + y) + x + n
  const rate = Math.min(1, (sum - Math.sqrt(sum * sum - 4 * ratio * (m + n) * (x + y))) / (2 * (m + n)))
  return deviation(one, rate) + deviation(other, rate / ratio)
}

/** Counts nearer to their expectation than this differ from it by the calculation alone. */
const noDifference = 1e-9

/** How far a count is from what a rate makes of its people, in squared standard errors. */
function deviation({ reached, people }: Counted, rate: number): number {
  const away = (reached - people * rate) ** 2
  return away < noDifference ? 0 : away / (people * rate * (1 - rate))
}

/** Where a condition that holds at `start` ends in a direction. */
function edge(start: number, direction: 1 | -1, holds: (at: number) => boolean): number {
  let [inside, step] = [start, direction / 8]
  while (holds(inside + step) && Math.abs(step) < 64) [inside, step] = [inside + step, step * 2]
  let outside = inside + step
  for (let round = 0; round < 60; round += 1) {
    const middle = (inside + outside) / 2
    if (holds(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/**
 * Corrects the probabilities of several tests, so that in all of them together a difference by chance is called surprising in one of twenty reports
 * (Holm 1979, Scand J Stat 6:65–70), as R's `p.adjust` does.
 */
export function correctForSeveral(probabilities: readonly number[]): number[] {
  const inOrder = probabilities.map((p, place) => ({ p, place })).sort((one, other) => one.p - other.p)
  const corrected = new Array<number>(probabilities.length)
  let least = 0
  for (const [rank, { p, place }] of inOrder.entries()) {
    least = Math.max(least, Math.min(1, p * (inOrder.length - rank)))
    corrected[place] = least
  }
  return corrected
}
