/** How a rater judges a free text (SPEC-35). */
export const likertCodes = ['S', 'E', 'R', 'D', 'M'] as const
export type Likert = (typeof likertCodes)[number]

const pointsOfCode: Readonly<Record<Likert, number>> = { S: 10, E: 7.5, R: 5, D: 2.5, M: 0 }
/** What a question is worth, and what an attempt is. */
export const pointsOfQuestion = 10
export const pointsOfAttempt = 100

/** Points of a rated free text (SPEC-35). */
export const likertPoints = (code: Likert): number => pointsOfCode[code]

/** Points of a chosen answer (SPEC-35). */
export const choicePoints = (correct: boolean): number => (correct ? pointsOfQuestion : 0)

/** Points of an attempt out of 100: the sum of its questions', scaled where there are not ten (SPEC-35). */
export function attemptPoints(questionPoints: readonly number[]): number {
  if (questionPoints.length === 0) return 0
  const sum = questionPoints.reduce((total, points) => total + points, 0)
  return twoDecimals(Math.min(pointsOfAttempt, (sum * 10) / questionPoints.length))
}

/** From how many points on a result is in a band (RES-03). */
export const bandFrom: Readonly<Record<Likert, number>> = { S: 81, E: 61, R: 41, D: 21, M: 0 }

/** The band of a result (RES-03). */
export function bandOf(points: number): Likert {
  // Whole bands of the documents: 80.5 is above 80 and not yet 81, so it is still excellent.
  const whole = Math.floor(points)
  return likertCodes.find((code) => whole >= bandFrom[code]) ?? 'M'
}

/**
 * The band that a candidate is told of their own attempt: none while texts wait for their rating, since what is there so far would only
 * discourage (SPEC-18).
 */
export function toldBand({
  points,
  unrated,
}: {
  readonly points: number | null
  readonly unrated: number | null
}): Likert | null {
  return points === null || unrated !== 0 ? null : bandOf(points)
}

/** Points per question, with two decimals (RES-03). */
export const averageOf = (points: number, questions: number): number => (questions === 0 ? 0 : twoDecimals(points / questions))

/** A part of the questions in per cent, with two decimals (RES-03). */
export const shareOf = (count: number, questions: number): number =>
  questions === 0 ? 0 : twoDecimals((count / questions) * 100)

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
