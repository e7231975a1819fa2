import { abilityAt, chanceOfRight, meanOf } from '../difficulty/chance.rules.ts'
import { leastQuestions } from '../skills/skills.rules.ts'
import { pointsOfAttempt } from './scoring.rules.ts'

/** So many standard errors from a limit a result is clear: on 5 of 100 tests of people exactly at the limit, chance reaches them on one side. */
const clearErrors = 1.64

/** The answer to a choice question, as far as it decides about the length of a test. */
export interface DecidingAnswer {
  readonly isRight: boolean
  /** In logits, by the run of difficulties of the attempt; null where it is not known. */
  readonly difficulty: number | null
}

/**
 * The points of some answers out of 100, with their standard error. Without difficulties it is the binomial error that a result states. Where they
 * are known, the answers vary less than that, because some of the questions are easy and others are hard for the same person; the distance of the
 * questions from those of the `bank` at this ability is part of the error instead.
 */
export function measuredAnswers(answers: readonly DecidingAnswer[], bank: readonly number[]) {
  const count = answers.length
  const right = answers.filter(({ isRight }) => isRight).length
  const known = answers.flatMap(({ difficulty }) => difficulty ?? [])
  // One imagined answer at each end of the scale, as in the error of a result.
  const share = (right + 1) / (count + 2)
  const ability = known.length > 0 && bank.length > 0 ? abilityAt(share, known) : null
  const chances = ability === null ? [] : known.map((difficulty) => chanceOfRight(ability, difficulty))
  const unknown = count - chances.length
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), unknown * share * (1 - share))
  const off =
    ability === null
      ? 0
      : (chances.length / count) * (meanOf(chances) - meanOf(bank.map((difficulty) => chanceOfRight(ability, difficulty))))
  const squared = (variance * (count + 2)) / ((count + 1) * count ** 2) + off ** 2
  return { points: (pointsOfAttempt * right) / count, error: pointsOfAttempt * Math.sqrt(squared) }
}

/**
 * Whether a test may end: it has at least eight answers, and its points are clearly above or below each limit (LEN-01). `bank` are the difficulties of
 * the bank in the run of the attempt.
 */
export function isClear(answers: readonly DecidingAnswer[], limits: readonly number[], bank: readonly number[]): boolean {
  if (limits.length === 0 || answers.length < leastQuestions) return false
  const { points, error } = measuredAnswers(answers, bank)
  return limits.every((limit) => Math.abs(points - limit) > clearErrors * error)
}
