import type { AnswersOfAttempt } from './answers.rules.ts'
import { largestComparable } from './connected.rules.ts'
import { type DifficultyLack, leastAnswers, mostEstimated } from './difficulty.rules.ts'
import { type Estimate, type Fit, fitRasch } from './likelihood.rules.ts'

export interface QuestionDifficulty {
  readonly question: number
  readonly answers: number
  readonly estimate: Estimate | null
  readonly lack: DifficultyLack | null
}

export interface EstimatedBank {
  readonly found: readonly QuestionDifficulty[]
  /** How clearly the answers show guessing, in standard errors; null without an estimate (GUE-01). */
  readonly guessing: number | null
}

/**
 * Difficulty of each answered question by conditional maximum likelihood in the Rasch model (Andersen 1972), with its error and its fit.
 * Each attempt is compared only with itself: given how many of its questions were right, the likelihood does not contain the person, so that
 * random draws and people of any ability bias nothing (ADR-0179).
 * @throws if the iterations do not converge, which comparable questions exclude
 */
export function estimateBank(attempts: readonly AnswersOfAttempt[]): EstimatedBank {
  const counts = countAnswers(attempts)
  const lacks = new Map([...counts].map(([question, count]) => [question, lackOf(count)]))
  const enough = [...counts.keys()].filter((question) => lacks.get(question) === null)
  const answersOf = (question: number) => counts.get(question)?.answers ?? 0
  enough.sort((one, other) => answersOf(other) - answersOf(one) || one - other)
  for (const question of enough.slice(mostEstimated)) lacks.set(question, 'beyond')
  const within = enough.slice(0, mostEstimated)
  const comparable = largestComparable(attempts, within)
  const fit: Fit | null = comparable.length > 0 ? fitRasch(attempts, comparable) : null
  const found = [...counts].map(([question, { answers }]) => {
    const estimate = fit?.estimates.get(question) ?? null
    return { question, answers, estimate, lack: estimate ? null : (lacks.get(question) ?? 'apart') }
  })
  return { found, guessing: fit?.guessing ?? null }
}

export const estimateDifficulties = (attempts: readonly AnswersOfAttempt[]): readonly QuestionDifficulty[] =>
  estimateBank(attempts).found

interface Count {
  readonly answers: number
  readonly right: number
}

function countAnswers(attempts: readonly AnswersOfAttempt[]): Map<number, Count> {
  const counts = new Map<number, Count>()
  for (const { questions, right } of attempts)
    for (const [place, question] of questions.entries()) {
      const before = counts.get(question) ?? { answers: 0, right: 0 }
      counts.set(question, { answers: before.answers + 1, right: before.right + (right[place] ? 1 : 0) })
    }
  return counts
}

function lackOf({ answers, right }: Count): DifficultyLack | null {
  if (answers < leastAnswers) return 'few'
  if (right === answers) return 'all_right'
  return right === 0 ? 'all_wrong' : null
}
