import { type Language, languages } from '../../kernel/languages.ts'
import { questionsOfAttempt } from '../skills/skills.rules.ts'
import type { Measured } from './error.rules.ts'

/** On so many pages of people who know the same, somebody may be marked by chance. */
const falseMarks = 0.1

/** The standard normal distribution (Abramowitz and Stegun, 26.2.17). */
function normalBelow(z: number): number {
  if (z < 0) return 1 - normalBelow(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - normalDensity(z) * series
}
const normalDensity = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** The chance that so many values of the standard normal distribution are all within `range` of each other. */
function chanceWithin(range: number, count: number): number {
  const step = 0.05
  let sum = 0
  for (let z = -8; z <= 8; z += step)
    sum += count * normalDensity(z) * (normalBelow(z) - normalBelow(z - range)) ** (count - 1) * step
  return sum
}

/**
 * How many standard errors of a difference the best and another of so many results must be apart: 1.64 for two, and more when more are
 * compared, because the largest of many differences is large by chance (Tukey's studentised range).
 */
export function clearErrors(compared: number): number {
  let [low, high] = [0, 10]
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2
    if (chanceWithin(middle, compared) < 1 - falseMarks) low = middle
    else high = middle
  }
  return low / Math.SQRT2
}

/**
 * Which of some results of one test are clearly below the best of them (FAI-03). `among` is how many results these were chosen from: who picks the
 * best and the worst of many finds a large difference by chance. If both people knew the same, the answers of both would vary by
 * their difference too, so that it is part of its own error. Tests that end once they are clear drive people at the limit apart, so that with one of
 * them twice as many count as compared (LEN-01). A result without an error is never marked.
 */
export function clearlyBelowBest(results: readonly (Measured | null)[], among = 0): boolean[] {
  const held = results.filter((result) => result !== null)
  const best = held.reduce<Measured | null>((most, one) => (most && most.points >= one.points ? most : one), null)
  if (held.length < 2 || best === null || best.error === null) return results.map(() => false)
  const varies = held.some(({ questions }) => (questions ?? questionsOfAttempt) !== questionsOfAttempt)
  const clear = clearErrors(Math.max(held.length, among) * (varies ? 2 : 1))
  const { points, error } = best
  const inverse = ({ questions }: Measured) => 1 / (questions ?? questionsOfAttempt)
  return results.map((result) => {
    if (result === null || result.error === null) return false
    const difference = points - result.points
    return (
      difference > clear * Math.sqrt(error ** 2 + result.error ** 2 + (difference ** 2 * (inverse(best) + inverse(result))) / 4)
    )
  })
}

/** A result as its reader sees it, with the language of the test and the number of its questions. */
export interface Comparable {
  readonly points: number | null
  readonly error: number | null
  readonly questions: number | null
  readonly language: Language | null
}

/** Which of some results are clearly below the best one in the same language: languages cannot be compared (FAI-04). `among`: see clearlyBelowBest. */
export function clearlyBelowInLanguage(
  results: readonly (Comparable | undefined)[],
  among: Partial<Record<Language, number>> = {},
): boolean[] {
  const marks = languages.map((language) =>
    clearlyBelowBest(
      results.map((result) => {
        const { points = null, error = null, questions = null } = result ?? {}
        return points === null || result?.language !== language ? null : { points, error, questions }
      }),
      among[language],
    ),
  )
  return results.map((_, at) => marks.some((marked) => marked[at] === true))
}
