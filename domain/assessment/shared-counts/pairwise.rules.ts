import { largestComparable } from '../difficulty/connected.rules.ts'
import { leastAnswers } from '../difficulty/difficulty.rules.ts'
import { emptyMatrix, factorize, inverseDiagonal, type Matrix, solve } from '../difficulty/matrix.rules.ts'
import type { BankCounts, PairCounts } from './counts.rules.ts'

/** A difficulty in logits with its standard error. */
export interface Anchor {
  readonly difficulty: number
  readonly error: number
}
export type Anchors = ReadonlyMap<number, Anchor>

const precision = 1e-9
const mostIterations = 200
/** The largest step of an iteration, in logits. */
const largestStep = 1

/**
 * Difficulties from the counts of pairs, by the place of the question, with mean zero (Choppin, 1968; Zwinderman, 1995): whoever had only one of two
 * questions right says which is the harder one, whatever they know. Each answer stands in a pair with every other answer of its test, so that
 * the variance of independent pairs is too small by half the number of answers of a test. Questions with fewer than 30 answers, or that no
 * chain of answers compares with the others, have none.
 */
export function anchorsOf({ attempts, questions, pairs }: BankCounts): Anchors {
  const enough = new Set([...questions.keys()].filter((place) => (questions[place]?.answers ?? 0) >= leastAnswers))
  const within = pairs.filter(([first, second]) => enough.has(first) && enough.has(second))
  const comparable = largestComparable(
    within.flatMap(([first, second, onlyFirst, onlySecond]) => [
      ...(onlyFirst > 0 ? [{ questions: [first, second], right: [true, false] }] : []),
      ...(onlySecond > 0 ? [{ questions: [first, second], right: [false, true] }] : []),
    ]),
    [...enough],
  )
  if (comparable.length === 0) return new Map()
  const placeOf = new Map(comparable.map((question, place) => [question, place]))
  const placed = within.flatMap(([first, second, ...counts]): PairCounts[] => {
    const [one, other] = [placeOf.get(first), placeOf.get(second)]
    return one === undefined || other === undefined ? [] : [[one, other, ...counts]]
  })
  const found = fitPairs(comparable.length, placed)
  const answersOfTest = questions.reduce((sum, { answers }) => sum + answers, 0) / Math.max(1, attempts)
  const widening = Math.sqrt(Math.max(1, answersOfTest / 2))
  return new Map(
    comparable.map((question, place) => [
      question,
      { difficulty: found.difficulties[place] ?? 0, error: (found.errors[place] ?? 0) * widening },
    ]),
  )
}

/** Maximises the likelihood of independent pairs, which has one maximum. */
function fitPairs(size: number, pairs: readonly PairCounts[]) {
  let difficulties = new Float64Array(size)
  for (let iteration = 0; iteration < mostIterations; iteration += 1) {
    const { gradient, information } = evaluate(size, pairs, difficulties)
    // Only differences are known; the mean stays zero.
    const anchor = information.reduce((sum, row, place) => sum + (row[place] ?? 0), 0) / size / size
    const lower = factorize(information.map((row) => row.map((value) => value + anchor)))
    if (!lower) break
    const step = solve(lower, gradient)
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    if (longest < precision) {
      const errors = inverseDiagonal(lower).map((variance) => Math.sqrt(Math.max(0, variance - 1 / (anchor * size ** 2))))
      return { difficulties, errors }
    }
    const share = Math.min(1, largestStep / longest)
    difficulties = difficulties.map((value, place) => value + share * (step[place] ?? 0))
  }
  throw new Error(`The difficulties of ${size} questions do not converge`)
}

function evaluate(size: number, pairs: readonly PairCounts[], difficulties: Float64Array) {
  const gradient = new Float64Array(size)
  const information: Matrix = emptyMatrix(size)
  const add = (row: Float64Array | undefined, place: number, value: number) => {
    if (row) row[place] = (row[place] ?? 0) + value
  }
  for (const [first, second, onlyFirst, onlySecond] of pairs) {
    const all = onlyFirst + onlySecond
    const chance = 1 / (1 + Math.exp((difficulties[first] ?? 0) - (difficulties[second] ?? 0)))
    const surplus = all * chance - onlyFirst
    const weight = all * chance * (1 - chance)
    add(gradient, first, surplus)
    add(gradient, second, -surplus)
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      add(information[one], one, weight)
      add(information[one], other, -weight)
    }
  }
  return { gradient, information }
}

/** So many questions in common put two sets of difficulties on one scale. */
const leastCommon = 3
/** Two difficulties that are further apart than this many of their errors disagree: 1 of 100 that agree is. */
const surprising = 2.58

/** What two sets of difficulties say together. */
export interface Joined {
  readonly anchors: Anchors
  /** The questions about which they disagree. There the first set stands alone. */
  readonly disagreeing: ReadonlySet<number>
}

/**
 * Joins difficulties of the same questions from other people, on the scale of the first set: each weighs by its precision, and where they disagree
 * the first set overrules (CAL-01). Null when too few questions are common to both.
 */
export function joinAnchors(first: Anchors, other: Anchors): Joined | null {
  if (first.size === 0 || other.size === 0) return { anchors: first.size === 0 ? other : first, disagreeing: new Set() }
  const common = [...other].flatMap(([question, { difficulty }]) => {
    const own = first.get(question)
    return own ? [own.difficulty - difficulty] : []
  })
  if (common.length < leastCommon) return null
  // The median, which questions that disagree do not move.
  const shift = medianOf(common)
  const disagreeing = new Set<number>()
  const anchors = new Map(first)
  for (const [question, { difficulty, error }] of other) {
    const own = first.get(question)
    const moved = { difficulty: difficulty + shift, error }
    if (!own) anchors.set(question, moved)
    else if (Math.abs(own.difficulty - moved.difficulty) > surprising * Math.hypot(own.error, error)) disagreeing.add(question)
    else anchors.set(question, weigh(own, moved))
  }
  return { anchors, disagreeing }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Smaller errors are none. */
const leastError = 0.001

function weigh(one: Anchor, other: Anchor): Anchor {
  const [precise, rest] = [one, other].map(({ error }) => 1 / Math.max(error, leastError) ** 2) as [number, number]
  return {
    difficulty: (one.difficulty * precise + other.difficulty * rest) / (precise + rest),
    error: 1 / Math.sqrt(precise + rest),
  }
}
