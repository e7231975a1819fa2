import { pointsOfAttempt } from './scoring.rules.ts'

/** A question by the number of answers that it offers; none for a text. */
interface Offered {
  readonly options: number
}

/**
 * The points out of 100 that somebody gets on average who answers every question by chance: of four answers one in four is right, and nobody guesses
 * a text (GUE-01). Null without a question.
 */
export function guessingLevel(questions: readonly Offered[]): number | null {
  if (questions.length === 0) return null
  const chances = questions.map(({ options }) => (options === 0 ? 0 : 1 / options))
  return Math.round((pointsOfAttempt * chances.reduce((sum, chance) => sum + chance, 0)) / questions.length)
}
