/**
 * The elementary symmetric functions of some numbers: at place r, the sum of the products of every r of them, without the numbers at two
 * places. They are summed, not divided out of those of all numbers, because that loses digits (Gustafsson, 1980).
 */
export function symmetricFunctions(values: readonly number[], without = -1, withoutToo = -1): number[] {
  const sums = [1]
  for (let at = 0; at < values.length; at += 1) {
    if (at === without || at === withoutToo) continue
    const value = values[at] as number
    sums.push(0)
    for (let order = sums.length - 1; order > 0; order -= 1)
      sums[order] = (sums[order] as number) + (sums[order - 1] as number) * value
  }
  return sums
}

/** The probabilities of one attempt, given how many of its questions were right. */
export interface Conditional {
  /** Of each question being right. */
  readonly single: readonly number[]
  /** Of two questions both being right, at `pairs[one][other]` with one < other. */
  readonly pairs: readonly (readonly number[])[]
  /** The symmetric function of the number of right answers. */
  readonly total: number
}

/**
 * The probabilities of the Rasch model for an attempt with `right` right answers, from the easiness exp(-difficulty) of its questions. They do
 * not depend on the person (Rasch, 1960).
 */
export function conditionalProbabilities(easiness: readonly number[], right: number): Conditional {
  const total = symmetricFunctions(easiness)[right] ?? 0
  const single = easiness.map((value, one) => (value * (symmetricFunctions(easiness, one)[right - 1] ?? 0)) / total)
  const pairs = easiness.map((value, one) =>
    easiness.map((more, other) =>
      other <= one ? 0 : (value * more * (symmetricFunctions(easiness, one, other)[right - 2] ?? 0)) / total,
    ),
  )
  return { single, pairs, total }
}
