/** Two groups, of which some people went on and the others did not. */
export interface TwoGroups {
  readonly oneOn: number
  readonly oneNot: number
  readonly otherOn: number
  readonly otherNot: number
}

/** Tables with the same probability differ in their last digits after the calculation. */
const equalProbability = 1 + 1e-7

/**
 * Fisher's exact test with two sides: the probability of a difference at least as rare as this one, if both groups have the same chance. It adds the
 * probabilities of all tables with the same sums that are not more probable than the observed one, as R's `fisher.test` does.
 */
export function fisherExact({ oneOn, oneNot, otherOn, otherNot }: TwoGroups): number {
  const [one, other, on] = [oneOn + oneNot, otherOn + otherNot, oneOn + otherOn]
  const all = one + other
  const logs = logFactorials(all)
  const logOf = (count: number) => logs[count] as number
  const logChoose = (from: number, count: number) => logOf(from) - logOf(count) - logOf(from - count)
  const probabilityOf = (count: number) => Math.exp(logChoose(one, count) + logChoose(other, on - count) - logChoose(all, on))
  const limit = probabilityOf(oneOn) * equalProbability
  let sum = 0
  for (let count = Math.max(0, on - other); count <= Math.min(one, on); count += 1) {
    const probability = probabilityOf(count)
    if (probability <= limit) sum += probability
  }
  return Math.min(1, sum)
}

/** The logarithms of 0!, 1!, … up to `most`!. */
function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1)
  for (let number = 2; number <= most; number += 1) logs[number] = (logs[number - 1] as number) + Math.log(number)
  return logs
}
