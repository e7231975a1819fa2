import { type Likert, likertPoints, pointsOfAttempt, pointsOfQuestion } from './scoring.rules.ts'

/** A rating that counts: which text, and by whom. */
export interface GivenRating {
  readonly text: number
  readonly rater: number
}

/** What two people who rated the same texts differ by: the number of texts, and the sum of the differences in points of ten and of their squares. */
export interface DoubleRatings {
  readonly texts: number
  readonly sum: number
  readonly squares: number
}

/** How many texts two people rated with these codes. */
export interface ComparedCodes {
  readonly one: number
  readonly other: number
  readonly one_code: Likert
  readonly other_code: Likert
  readonly texts: number
}

/** The differences of each pair of raters. */
export function doubleRatingsOf(compared: readonly ComparedCodes[]): DoubleRatings[] {
  const pairs = new Map<string, DoubleRatings>()
  for (const { one, other, one_code, other_code, texts } of compared) {
    const difference = likertPoints(one_code) - likertPoints(other_code)
    const before = pairs.get(`${one} ${other}`) ?? { texts: 0, sum: 0, squares: 0 }
    pairs.set(`${one} ${other}`, {
      texts: before.texts + texts,
      sum: before.sum + texts * difference,
      squares: before.squares + texts * difference ** 2,
    })
  }
  return [...pairs.values()]
}

/** Until the site's own ratings say more: raters are stricter or milder than others by one point of ten (standard deviation). */
export const assumedSeverity = 1
/** The assumption weighs as much as so many pairs of raters. */
const weightOfAssumption = 5
/** Two raters are compared from so many texts in common on. */
export const textsInCommon = 10

/**
 * The variance of how strict raters are, in squared points of ten. Two differences of one pair of raters share what the pair differs by and nothing
 * else, so their mean product is twice that variance (the covariance component of generalizability theory; Brennan, 2001).
 */
export function severityVariance(pairs: readonly DoubleRatings[]): number {
  const found = pairs
    .filter(({ texts }) => texts >= textsInCommon)
    .map(({ texts, sum, squares }) => (sum ** 2 - squares) / (texts * (texts - 1)) / 2)
  const total = found.reduce((all, one) => all + one, weightOfAssumption * assumedSeverity ** 2)
  return Math.max(0, total / (weightOfAssumption + found.length))
}

/**
 * The variance that raters add to the points of an attempt out of 100 (TRU-03). A rater's strictness is in all of their ratings, and a text gets the
 * mean of its ratings, so that a second rater halves the weight of the first.
 */
export function raterVariance(ratings: readonly GivenRating[], questions: number, severity: number): number {
  if (questions === 0) return 0
  const raters = new Map<number, number>()
  for (const { text, rater } of ratings) {
    const share = 1 / ratings.filter((one) => one.text === text).length
    raters.set(rater, (raters.get(rater) ?? 0) + share)
  }
  const weights = [...raters.values()].reduce((sum, weight) => sum + weight ** 2, 0)
  return severity * weights * (pointsOfAttempt / pointsOfQuestion / questions) ** 2
}
