import { factorize, type Matrix, solve } from './matrix.rules.ts'
import type { Conditional } from './symmetric.rules.ts'

/** An attempt with the probabilities that the fitted model gives to its answers. */
export interface FittedAttempt {
  /** The places of its questions among the estimated ones, and whether each was answered right. */
  readonly answers: readonly { readonly place: number; readonly isRight: boolean }[]
  readonly conditional: Conditional
}

/** Chances below this weigh no more: single answers would decide. */
const leastChance = 0.05

/**
 * How many standard errors right answers that the model holds improbable are more frequent than it expects (GUE-01). People who guess answer hard
 * questions right although they fail easier ones. It is the score test for a common lower asymptote (Rao, 1948; Birnbaum, 1968), whose weight of an
 * answer is the reciprocal of its chance, made with the chances given the number of right answers. Its variance is reduced by what the estimated
 * difficulties take up.
 */
export function guessingStatistic(attempts: readonly FittedAttempt[], information: Matrix, anchor: number): number {
  const size = information.length
  const shared = new Float64Array(size)
  let [score, variance] = [0, 0]
  for (const { answers, conditional } of attempts) {
    const weights = conditional.single.map((chance) => 1 / Math.max(leastChance, chance))
    const covarianceOf = (one: number, other: number) => {
      const [first, second] = one < other ? [one, other] : [other, one]
      const chance = conditional.single[first] as number
      if (first === second) return chance * (1 - chance)
      return (conditional.pairs[first]?.[second] as number) - chance * (conditional.single[second] as number)
    }
    for (const [at, { place, isRight }] of answers.entries()) {
      score += (weights[at] as number) * ((isRight ? 1 : 0) - (conditional.single[at] as number))
      const covariance = answers.reduce((sum, _, other) => sum + (weights[other] as number) * covarianceOf(at, other), 0)
      shared[place] = (shared[place] as number) + covariance
      variance += (weights[at] as number) * covariance
    }
  }
  const lower = factorize(information.map((row) => row.map((value) => value + anchor)))
  if (!lower) return 0
  const explained = solve(lower, shared).reduce((sum, value, place) => sum + value * (shared[place] as number), 0)
  return score / Math.sqrt(Math.max(Number.EPSILON, variance - explained))
}

/** Above so many standard errors guessing distorts the difficulties of a bank: one of 100 banks without it gets there by chance. */
const surprising = 2.33

/** Whether guessing distorts the difficulties of a bank; null while there is no estimate. */
export const isDistorted = (statistic: number | null): boolean | null => (statistic === null ? null : statistic > surprising)
