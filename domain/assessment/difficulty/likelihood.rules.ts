import type { AnswersOfAttempt } from './answers.rules.ts'
import { guessingStatistic } from './guessing.rules.ts'
import { emptyMatrix, factorize, inverseDiagonal, type Matrix, solve } from './matrix.rules.ts'
import { conditionalProbabilities } from './symmetric.rules.ts'

/** The difficulty of a question, in logits; the mean of all estimated questions of the bank is zero. */
export interface Estimate {
  readonly difficulty: number
  /** Its standard error, in logits. */
  readonly error: number
  /** Mean squares of the residuals, weighted by information and unweighted; 1 is expected, and more means surprising answers. */
  readonly infit: number
  readonly outfit: number
  /** How many standard errors the infit is away from 1. */
  readonly misfit: number
}

/** The estimates of a bank, by question, and how clearly its answers show guessing. */
export interface Fit {
  readonly estimates: ReadonlyMap<number, Estimate>
  readonly guessing: number
}

/** An answer to an estimated question, by the place of that question. */
interface PlacedAnswer {
  readonly place: number
  readonly isRight: boolean
}

interface Telling {
  readonly answers: readonly PlacedAnswer[]
  /** The number of right answers. */
  readonly sum: number
}

/** Attempts at the estimated questions. Those with all right or all wrong compare nothing and are left out. */
function tellingAttempts(attempts: readonly AnswersOfAttempt[], questions: readonly number[]): Telling[] {
  const placeOf = new Map(questions.map((question, place) => [question, place]))
  return attempts.flatMap(({ questions: asked, right }) => {
    const answers = asked.flatMap((question, at): PlacedAnswer[] => {
      const place = placeOf.get(question)
      return place === undefined ? [] : [{ place, isRight: right[at] === true }]
    })
    const sum = answers.filter(({ isRight }) => isRight).length
    return sum === 0 || sum === answers.length ? [] : [{ answers, sum }]
  })
}

/** Steps below this, in logits, end the iterations. */
const precision = 1e-9
const mostIterations = 200
/** The largest step of an iteration, in logits. */
const largestStep = 2

/**
 * Maximises the conditional likelihood of the Rasch model by Newton's method (ADR-0179). The questions are comparable with each other.
 * @throws if the iterations do not converge
 */
export function fitRasch(attempts: readonly AnswersOfAttempt[], questions: readonly number[]): Fit {
  const telling = tellingAttempts(attempts, questions)
  let difficulties = new Float64Array(questions.length)
  let state = evaluate(telling, difficulties)
  for (let iteration = 0; iteration < mostIterations; iteration += 1) {
    const anchor = anchorOf(state.information)
    const lower = factorize(state.information.map((row) => row.map((value) => value + anchor)))
    if (!lower) break
    const step = solve(lower, state.gradient)
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    if (longest < precision) {
      const estimates = present(telling, questions, difficulties, errorsOf(lower, anchor))
      return { estimates, guessing: guessingStatistic(fittedOf(telling, difficulties), state.information, anchor) }
    }
    // The likelihood has one maximum, and a step that is short enough raises it.
    for (let share = Math.min(1, largestStep / longest); ; share /= 2) {
      const next = difficulties.map((value, place) => value + share * (step[place] as number))
      const reached = evaluate(telling, next)
      if (reached.likelihood < state.likelihood - 1e-9 * Math.abs(state.likelihood)) continue
      difficulties = next
      state = reached
      break
    }
  }
  throw new Error(`The difficulties of ${questions.length} questions do not converge`)
}

const easinessOf = (answers: readonly PlacedAnswer[], difficulties: Float64Array) =>
  answers.map(({ place }) => Math.exp(-(difficulties[place] as number)))

const add = (row: Float64Array | undefined, place: number, value: number): void => {
  if (row) row[place] = (row[place] as number) + value
}

const fittedOf = (telling: readonly Telling[], difficulties: Float64Array) =>
  telling.map(({ answers, sum }) => ({ answers, conditional: conditionalProbabilities(easinessOf(answers, difficulties), sum) }))

/** Logarithm of the conditional likelihood, its gradient, and the information matrix. */
function evaluate(telling: readonly Telling[], difficulties: Float64Array) {
  const gradient = new Float64Array(difficulties.length)
  const information = emptyMatrix(difficulties.length)
  let likelihood = 0
  for (const { answers, sum } of telling) {
    const { single, pairs, total } = conditionalProbabilities(easinessOf(answers, difficulties), sum)
    likelihood -= Math.log(total)
    for (const [at, { place, isRight }] of answers.entries()) {
      const chance = single[at] as number
      if (isRight) likelihood -= difficulties[place] as number
      add(gradient, place, chance - (isRight ? 1 : 0))
      add(information[place], place, chance * (1 - chance))
      for (let later = at + 1; later < answers.length; later += 1) {
        const other = (answers[later] as PlacedAnswer).place
        const covariance = (pairs[at]?.[later] as number) - chance * (single[later] as number)
        add(information[place], other, covariance)
        add(information[other], place, covariance)
      }
    }
  }
  return { likelihood, gradient, information }
}

/** Only differences of difficulties are known, so the information is singular until this is added to each cell; the mean then stays zero. */
function anchorOf(information: Matrix): number {
  const size = information.length
  return information.reduce((sum, row, place) => sum + (row[place] as number), 0) / size / size
}

/** Standard errors of difficulties with mean zero; the variance that the anchor adds is taken off again. */
const errorsOf = (lower: Matrix, anchor: number): number[] =>
  inverseDiagonal(lower).map((variance) => Math.sqrt(Math.max(0, variance - 1 / (anchor * lower.length ** 2))))

function present(
  telling: readonly Telling[],
  questions: readonly number[],
  difficulties: Float64Array,
  errors: readonly number[],
): Map<number, Estimate> {
  const residuals = sumResiduals(telling, difficulties)
  return new Map(
    residuals.map(({ squares, expected, spread, relative, answers }, place) => [
      questions[place] as number,
      {
        difficulty: difficulties[place] as number,
        error: errors[place] as number,
        infit: squares / expected,
        outfit: relative / answers,
        misfit: (squares - expected) / Math.sqrt(spread),
      },
    ]),
  )
}

/**
 * Squared residuals of each question, given the number of right answers of each attempt: without an estimate of the person, whose error would
 * bias them in tests of ten questions (Christensen and Kreiner, 2013; Müller, 2020).
 */
function sumResiduals(telling: readonly Telling[], difficulties: Float64Array) {
  const sums = Array.from(difficulties, () => ({ squares: 0, expected: 0, spread: Number.EPSILON, relative: 0, answers: 0 }))
  for (const { answers, sum } of telling) {
    const { single } = conditionalProbabilities(easinessOf(answers, difficulties), sum)
    for (const [at, { place, isRight }] of answers.entries()) {
      const own = sums[place]
      const chance = single[at] as number
      if (!own) continue
      const variance = chance * (1 - chance)
      const square = ((isRight ? 1 : 0) - chance) ** 2
      own.squares += square
      own.expected += variance
      own.spread += variance * (1 - 4 * variance)
      own.relative += square / variance
      own.answers += 1
    }
  }
  return sums
}
