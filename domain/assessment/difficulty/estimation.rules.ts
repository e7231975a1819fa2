import type { AnswersOfAttempt } from './answers.rules.ts'
import { largestComparable } from './connected.rules.ts'
import { type DifficultyLack, leastAnswers, mostEstimated } from './difficulty.rules.ts'
import { type Estimate, fitRasch } from './likelihood.rules.ts'

export interface QuestionDifficulty {
  readonly question: number
  readonly answers: number
  readonly estimate: Estimate | null
  readonly lack: DifficultyLack | null
}

/**
 * Difficulty of each answered question by conditional maximum likelihood in the Rasch model (Andersen 1972), with its error and its fit.
 * Each attempt is compared only with itself: given how many of its questions were right, the likelihood does not contain the person, so that
 * random draws and people of any ability bias nothing (ADR-0179).
 * @throws if the iterations do not converge, which comparable questions exclude
 */
export function estimateDifficulties(attempts: readonly AnswersOfAttempt[]): QuestionDifficulty[] {
  const counts = countAnswers(attempts)
  const lacks = new Map([...counts].map(([question, count]) => [question, lackOf(count)]))
  const enough = [...counts.keys()].filter((question) => lacks.get(question) === null)
  const answersOf = (question: number) => counts.get(question)?.answers ?? 0
  enough.sort((one, other) => answersOf(other) - answersOf(one) || one - other)
  for (const question of enough.slice(mostEstimated)) lacks.set(question, 'beyond')
  const within = enough.slice(0, mostEstimated)
  const comparable = largestComparable(attempts, within)
  const estimates = comparable.length > 0 ? fitRasch(attempts, comparable) : new Map<number, Estimate>()
  return [...counts].map(([question, { answers }]) => {
    const estimate = estimates.get(question) ?? null
    return { question, answers, estimate, lack: estimate ? null : (lacks.get(question) ?? 'apart') }
  })
}

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
