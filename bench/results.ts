import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { clearlyBelowBest } from '#domain/assessment/results/comparison.rules.ts'
import { errorOf } from '#domain/assessment/results/error.rules.ts'
import { pointsOfQuestion } from '#domain/assessment/results/scoring.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'

/** Ten answers of somebody who knows this share of all questions, with their points and error. */
function takeTest(known: number, random: () => number) {
  const answers = Array.from({ length: questionsOfAttempt }, () => (random() < known ? pointsOfQuestion : 0))
  return { points: answers.reduce<number>((sum, one) => sum + one, 0), error: errorOf(answers) }
}

/**
 * In how many of 100 results the score on all questions of the kind, and the points of a second test, are within the error. What people know is spread
 * evenly from 30 to 90 of 100 questions.
 */
export function measureCoverage(people: number): { readonly measured: number; readonly again: number } {
  const random = seededRandom(people)
  let [measured, again] = [0, 0]
  for (let person = 0; person < people; person += 1) {
    const known = 0.3 + 0.6 * random()
    const { points, error } = takeTest(known, random)
    if (Math.abs(100 * known - points) <= error) measured += 1
    if (Math.abs(takeTest(known, random).points - points) <= error) again += 1
  }
  return { measured: (100 * measured) / people, again: (100 * again) / people }
}

/** On how many of 100 pages of people who all know this share of the questions somebody is marked as clearly below the best (TRU-02). */
export function measureFalseMarks(people: number, known: number, pages: number): number {
  const random = seededRandom(people * 100 + known * 10)
  const marked = Array.from({ length: pages }, () =>
    clearlyBelowBest(Array.from({ length: people }, () => takeTest(known, random))).includes(true),
  )
  return (100 * marked.filter(Boolean).length) / pages
}

/** The rows of `npm run bench -- fairness` about the error of results and the comparison of people. */
export function* tableOfResults(people: number, pages: number): Generator<string> {
  const { measured, again } = measureCoverage(people)
  yield `Of 100 results, the score on all questions is within the error in ${measured.toFixed(1)}, the points of a second test in ${again.toFixed(1)}.\n`
  yield '| people who know the same | pages of 100 on which somebody is marked, by what they know: 20 to 90 of 100 questions |'
  yield '|---|---|'
  for (const count of [2, 3, 5, 10, 20, 50]) {
    const marks = [0.2, 0.4, 0.5, 0.6, 0.8, 0.9].map((known) => measureFalseMarks(count, known, pages).toFixed(1))
    yield `| ${count} | ${marks.join(', ')} |`
  }
}
