import { bandStarts } from '../../kernel/bands.ts'
import { twoDecimals } from '../../kernel/two-decimals.ts'
/** The scale for free texts, from the best (SPEC-35). */
export const likertCodes = ['S', 'E', 'R', 'D', 'M'] as const
export type Likert = (typeof likertCodes)[number]

const pointsOfCode: Readonly<Record<Likert, number>> = { S: 10, E: 7.5, R: 5, D: 2.5, M: 0 }
/** The maximum points of a question and of an attempt. */
export const pointsOfQuestion = 10
export const pointsOfAttempt = 100

export const likertPoints = (code: Likert): number => pointsOfCode[code]

/** The points of a text: the mean of its ratings, to a tenth; null without one (TRU-03). */
export const ratedPoints = (codes: readonly Likert[]): number | null =>
  codes.length === 0 ? null : Math.round((10 * codes.reduce((sum, code) => sum + likertPoints(code), 0)) / codes.length) / 10

export const choicePoints = (correct: boolean): number => (correct ? pointsOfQuestion : 0)

/** Points of an attempt out of 100: the sum of its questions, scaled when there are not ten (SPEC-35). */
export function attemptPoints(questionPoints: readonly number[]): number {
  if (questionPoints.length === 0) return 0
  const sum = questionPoints.reduce((total, points) => total + points, 0)
  return twoDecimals(Math.min(pointsOfAttempt, (sum * 10) / questionPoints.length))
}

/** The lowest points of each band (RES-03). */
export const bandFrom: Readonly<Record<Likert, number>> = bandStarts

export function bandOf(points: number): Likert {
  // Bands have whole limits, so that 80.5 still belongs to the band below 81.
  const whole = Math.floor(points)
  return likertCodes.find((code) => whole >= bandFrom[code]) ?? 'M'
}

/** The band shown to candidates: null while texts are unrated, because the interim points could discourage them (SPEC-18). */
export function finalBand({
  points,
  unrated,
}: {
  readonly points: number | null
  readonly unrated: number | null
}): Likert | null {
  return points === null || unrated !== 0 ? null : bandOf(points)
}

/** Points per question, with two decimals (RES-03), from points out of 100: they are those of ten questions, whatever their number (SPEC-35). */
export const averageOf = (points: number): number => twoDecimals((points * pointsOfQuestion) / pointsOfAttempt)

/** The share of the questions in percent, with two decimals (RES-03). */
export const shareOf = (count: number, questions: number): number =>
  questions === 0 ? 0 : twoDecimals((count / questions) * 100)
