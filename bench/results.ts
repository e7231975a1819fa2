import { meanOf } from '#domain/assessment/difficulty/chance.rules.ts'
import { seededRandom, standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { clearlyBelowBest } from '#domain/assessment/results/comparison.rules.ts'
import { errorOf } from '#domain/assessment/results/error.rules.ts'
import {
  type ComparedCodes,
  doubleRatingsOf,
  raterVariance,
  severityVariance,
} from '#domain/assessment/results/rater-error.rules.ts'
import {
  attemptPoints,
  type Likert,
  likertCodes,
  likertPoints,
  pointsOfQuestion,
  ratedPoints,
} from '#domain/assessment/results/scoring.rules.ts'
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

/**
 * On how many of 100 pages of people who all know this share of the questions somebody is marked as clearly below the best (TRU-02). With
 * `chosen`, only the best and the worst ones stand side by side (SBS-01).
 */
export function measureFalseMarks(people: number, known: number, pages: number, chosen = people): number {
  const random = seededRandom(people * 100 + known * 10)
  const marked = Array.from({ length: pages }, () => {
    const all = Array.from({ length: people }, () => takeTest(known, random)).sort((one, other) => other.points - one.points)
    return clearlyBelowBest([...all.slice(0, 1), ...all.slice(people - chosen + 1)], people).includes(true)
  })
  return (100 * marked.filter(Boolean).length) / pages
}

/** The rows of `npm run bench -- fairness` about the error of results and the comparison of people. */
export function* tableOfResults(people: number, pages: number): Generator<string> {
  const { measured, again } = measureCoverage(people)
  yield `Of 100 results, the score on all questions is within the error in ${measured.toFixed(1)}, the points of a second test in ${again.toFixed(1)}.\n`
  yield '| ratings of each text | within the error, of 100 | without the raters | error |'
  yield '|---|---|---|---|'
  for (const ratings of [1, 2, 3]) {
    const { within, without, error } = measureRatedCoverage(people, ratings)
    yield `| ${ratings} | ${within.toFixed(1)} | ${without.toFixed(1)} | ${error.toFixed(1)} |`
  }
  yield ''
  yield '| people who know the same | pages of 100 on which somebody is marked, by what they know: 20 to 90 of 100 questions |'
  yield '|---|---|'
  for (const count of [2, 3, 5, 10, 20, 50]) {
    const marks = [0.2, 0.4, 0.5, 0.6, 0.8, 0.9].map((known) => measureFalseMarks(count, known, pages).toFixed(1))
    yield `| ${count} | ${marks.join(', ')} |`
  }
}

/** Raters: how strict each is, in points of ten, and how much one rating of theirs varies. */
interface Raters {
  readonly severity: number
  readonly noise: number
}

/** The rating of a text by a rater of this strictness: the level of the scale that is nearest to what they think of it. */
function rate(merit: number, strictness: number, noise: number, random: () => number): Likert {
  const seen = merit + strictness + noise * standardNormal(random)
  return likertCodes.reduce((best, code) =>
    Math.abs(likertPoints(code) - seen) < Math.abs(likertPoints(best) - seen) ? code : best,
  )
}

/** What raters of a site say twice about so many texts of each pair. */
function simulateDoubleRatings(
  { severity, noise }: Raters,
  raters: number,
  texts: number,
  random: () => number,
): ComparedCodes[] {
  const strictness = Array.from({ length: raters }, () => severity * standardNormal(random))
  return strictness.flatMap((of, one) =>
    strictness.slice(one + 1).flatMap((ofOther, later) =>
      Array.from({ length: texts }, () => {
        const merit = 5 + 2 * standardNormal(random)
        const [one_code, other_code] = [rate(merit, of, noise, random), rate(merit, ofOther, noise, random)]
        return { one, other: one + 1 + later, one_code, other_code, texts: 1 }
      }),
    ),
  )
}

/**
 * Ten written answers, rated by one or more people who differ: in how many of 100 results the mean of all raters over all such texts is within the
 * error, with the raters and without them, and how large the error is on average (TRU-03).
 */
export function measureRatedCoverage(people: number, ratings: number, raters: Raters = { severity: 1, noise: 0.7 }) {
  const random = seededRandom(people + ratings)
  let severity = 0
  let [within, without, sum] = [0, 0, 0]
  for (let person = 0; person < people; person += 1) {
    const level = 3.5 + 3 * random()
    const merit = () => level + 2 * standardNormal(random)
    const strictness = () => raters.severity * standardNormal(random)
    const all = Array.from({ length: 400 }, () => likertPoints(rate(merit(), strictness(), raters.noise, random)))
    const given = Array.from({ length: ratings }, strictness)
    const points = Array.from({ length: questionsOfAttempt }, () => {
      const own = merit()
      return ratedPoints(given.map((strict) => rate(own, strict, raters.noise, random))) ?? 0
    })
    const who = points.flatMap((_, text) => given.map((_strict, rater) => ({ text, rater })))
    if (person % 20 === 0) severity = severityVariance(doubleRatingsOf(simulateDoubleRatings(raters, 6, 30, random)))
    const error = errorOf([], points, raterVariance(who, points.length, severity))
    const off = Math.abs(attemptPoints(points) - 10 * meanOf(all))
    if (off <= error) within += 1
    if (off <= errorOf([], points)) without += 1
    sum += error
  }
  return { within: (100 * within) / people, without: (100 * without) / people, error: sum / people }
}
