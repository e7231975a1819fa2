import {
  comparedAbilities,
  expectedOffsets,
  isWideEnough,
  mostOff,
  pointsOfRight,
  type Weighed,
} from '../attempts/balance.rules.ts'
import { textsInDraw } from '../attempts/drawing.rules.ts'
import { chanceOfRight } from '../difficulty/chance.rules.ts'
import { questionsOfAttempt } from '../skills/skills.rules.ts'

/** A choice question of a bank that tests may ask. */
export interface RatedQuestion extends Weighed {
  /** The standard error of its difficulty, in logits; null without a difficulty. */
  readonly error: number | null
}

/** How equal the draws of a bank are, and why; each ends a message key `workshop.draws.…`. */
export const drawStates = ['balanced', 'uneven', 'same', 'few', 'unknown'] as const
export type DrawState = (typeof drawStates)[number]

/** The kinds of a bank's questions: how many choose an answer, and how many have one written. */
export interface Mix {
  readonly selects: number
  readonly texts: number
}

/** How many choice questions a draw has. */
export const selectsInDraw = ({ selects, texts }: Mix): number =>
  Math.min(selects, questionsOfAttempt - textsInDraw(texts, selects + texts))

/** The fewest choice questions with which draws can be balanced, beside so many texts. */
export function leastBalanced(texts: number): number {
  let selects = 1
  while (!isWideEnough(selects, selectsInDraw({ selects, texts }))) selects += 1
  return selects
}

/** How equal draws are, of which two differ by at most `largest` points. */
export function drawStateOf(questions: readonly Weighed[], texts: number, largest: number): DrawState {
  if (questions.every(({ difficulty }) => difficulty === null)) return 'unknown'
  const mix = { selects: questions.length, texts }
  if (mix.selects + texts <= questionsOfAttempt) return 'same'
  if (largest <= 2 * mostOff + roundingError) return 'balanced'
  return isWideEnough(mix.selects, selectsInDraw(mix)) ? 'uneven' : 'few'
}
const roundingError = 1e-9

/** The largest difference of two draws in expected points out of 100, at the compared ability where it is largest (FAI-02). */
export function largestDifference(bank: readonly Weighed[], draws: readonly (readonly Weighed[])[]): number {
  const offsets = draws.map(expectedOffsets(bank))
  const spans = comparedAbilities.map((_, at) => {
    const values = offsets.map((of) => of[at] as number)
    return Math.max(...values) - Math.min(...values)
  })
  return Math.max(...spans)
}

/** The standard error to reckon with, in logits, of a question without a difficulty: about how much difficulties of a bank spread. */
const errorOfUnknown = 1

/**
 * The standard error of the difference of two draws, in points out of 100, because difficulties are estimates: at average ability, for draws of
 * `drawn` questions that are all different.
 */
export function uncertaintyOf(bank: readonly RatedQuestion[], drawn: number): number {
  const variances = bank.map(({ difficulty, error }) => {
    const chance = chanceOfRight(0, difficulty ?? 0)
    return (pointsOfRight * chance * (1 - chance) * (error ?? errorOfUnknown)) ** 2
  })
  const mean = variances.reduce((sum, value) => sum + value, 0) / variances.length
  return Math.sqrt(2 * drawn * mean)
}
