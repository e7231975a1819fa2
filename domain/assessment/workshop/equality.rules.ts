import { comparedAbilities, expectedOffsets, isWideEnough, mostOff, type Weighed } from '../attempts/balance.rules.ts'
import { seededRandom, standardNormal } from '../difficulty/seeded-random.rules.ts'
import { questionsOfAttempt, textsInDraw } from '../skills/skills.rules.ts'

/** A choice question of a bank that tests may ask. */
export interface RatedQuestion extends Weighed {
  /** The standard error of its difficulty, in logits; null when the difficulty is a guess or not known. */
  readonly error: number | null
}

/** How equal the draws of a bank are, and why; each ends a message key `workshop.draws.…`. */
export const drawStates = ['balanced', 'guessed', 'uneven', 'same', 'few', 'unknown'] as const
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

/** How draws come about, of which two differ by at most `largest` points by the difficulties that they are balanced by. */
export function drawStateOf(questions: readonly RatedQuestion[], texts: number, largest: number): DrawState {
  if (questions.every(({ difficulty }) => difficulty === null)) return 'unknown'
  const mix = { selects: questions.length, texts }
  if (mix.selects + texts <= questionsOfAttempt) return 'same'
  const isBalanced = largest <= 2 * mostOff + roundingError
  if (isBalanced) return questions.every(({ error }) => error === null) ? 'guessed' : 'balanced'
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

/** The standard error to reckon with, in logits, of a question whose difficulty is not known: about how much difficulties of a bank spread. */
const errorOfUnknown = 1
/** The same of a guess by the question's authors, who place it within a third of the bank and are right about two of three times. */
const errorOfGuess = 0.7
const simulatedBanks = 10

/**
 * The largest difference of two draws in expected points out of 100, by true difficulties: those that are known have errors, so banks are simulated
 * around them, each question off by its error (FAI-02).
 */
export function trueDifference(bank: readonly RatedQuestion[], draws: readonly (readonly Weighed[])[]): number {
  const random = seededRandom(bank.length)
  let sum = 0
  for (let round = 0; round < simulatedBanks; round += 1) {
    const truth = bank.map(({ id, difficulty, error }) => ({
      id,
      difficulty: (difficulty ?? 0) + standardNormal(random) * (error ?? (difficulty === null ? errorOfUnknown : errorOfGuess)),
    }))
    sum += largestDifference(truth, draws)
  }
  return sum / simulatedBanks
}
