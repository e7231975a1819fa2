import { bandFrom, bandOf, type Likert, likertCodes, pointsOfAttempt, pointsOfQuestion } from './scoring.rules.ts'

/**
 * The standard error of an attempt's points out of 100: how far the points are from what its kind of questions measures, in two of three cases
 * (FAI-03). For right and wrong answers it is Lord's binomial error; rated texts have less spread. One imagined answer at each end of the scale
 * keeps the error of an attempt with only right, or only wrong, answers above zero (Agresti and Coull).
 */
export function errorOf(questionPoints: readonly number[]): number {
  const count = questionPoints.length
  if (count === 0) return 0
  const all = [...questionPoints, 0, pointsOfQuestion]
  const mean = all.reduce((sum, points) => sum + points, 0) / all.length
  const variance = all.reduce((sum, points) => sum + (points - mean) ** 2, 0) / (all.length - 1)
  return Math.round((pointsOfAttempt / pointsOfQuestion) * Math.sqrt(variance / count) * 100) / 100
}

/** Points with their error; the error is null for attempts without one. */
export interface Measured {
  readonly points: number
  readonly error: number | null
  /** The number of questions behind the points; ten by default. */
  readonly questions?: number | null
}

/** The bands that the error reaches, from the best; the band of the points alone when there is no error (FAI-03). */
export function bandsWithin({ points, error }: Measured): Likert[] {
  const [least, most] = [points - (error ?? 0), points + (error ?? 0)]
  const [worst, best] = [bandOf(Math.max(0, least)), bandOf(Math.min(pointsOfAttempt, most))]
  return likertCodes.filter((code) => bandFrom[code] <= bandFrom[best] && bandFrom[code] >= bandFrom[worst])
}

/** The bands shown to candidates: none while texts are unrated (SPEC-18). */
export const finalBands = ({
  points,
  unrated,
  error,
}: {
  points: number | null
  unrated: number | null
  error: number | null
}): Likert[] => (points === null || unrated !== 0 ? [] : bandsWithin({ points, error }))
