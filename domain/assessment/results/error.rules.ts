import { bandFrom, bandOf, type Likert, likertCodes, pointsOfAttempt, pointsOfQuestion } from './scoring.rules.ts'

/** The variance that one answer of right and wrong ones has, in squared points of ten. One imagined answer at each end of the scale keeps it above zero. */
function varianceOfChoices(points: readonly number[]): number {
  const all = [...points, 0, pointsOfQuestion]
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  return all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (all.length - 1)
}

/** A level of the scale for texts, in points of ten: what a rated text varies by as long as there are few. */
const levelOfText = 2.5
/** That variance weighs as much as so many texts. */
const imaginedTexts = 2

/** The variance that one rated text has. Texts vary less than right and wrong answers, so imagined ones at the ends would overstate it. */
function varianceOfTexts(points: readonly number[]): number {
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length
  const squares = points.reduce((sum, one) => sum + (one - mean) ** 2, imaginedTexts * levelOfText ** 2)
  return squares / (points.length - 1 + imaginedTexts)
}

/**
 * The standard error of an attempt's points out of 100: how far the points are from what its kind of questions measures, in two of three cases
 * (FAI-03). For right and wrong answers it is Lord's binomial error, with imagined answers (Agresti and Coull). Rated texts have less spread, and
 * `raters` is the variance that their raters add (TRU-03). Draws hold the number of texts, so that both kinds have an error of their own.
 */
export function errorOf(choices: readonly number[], texts: readonly number[] = [], raters = 0): number {
  const count = choices.length + texts.length
  if (count === 0) return 0
  const ofChoices = choices.length === 0 ? 0 : choices.length * varianceOfChoices(choices)
  const ofTexts = texts.length === 0 ? 0 : texts.length * varianceOfTexts(texts)
  const ofQuestions = (pointsOfAttempt / pointsOfQuestion / count) ** 2 * (ofChoices + ofTexts)
  return Math.round(Math.sqrt(ofQuestions + raters) * 100) / 100
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
