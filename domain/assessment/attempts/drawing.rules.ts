import { questionsOfAttempt } from '../skills/skills.rules.ts'
import { drawBalanced, type Weighed } from './balance.rules.ts'
import { shuffle } from './shuffle.rules.ts'

export interface BankQuestion extends Weighed {
  readonly type: 'select' | 'text'
  /** Whether an earlier attempt of the person asked it. */
  readonly askedBefore: boolean
}

/**
 * Draws ten questions of a bank, in the order of the test (SPEC-30). Texts and selects keep their share of the bank by largest
 * remainder. Questions that the person already knows are drawn last. Selects are balanced by their difficulties (FAI-02). `random` returns
 * numbers from 0 up to, but not including, 1, and makes the draw unpredictable if it is.
 */
export function drawQuestions<Question extends BankQuestion>(bank: readonly Question[], random: () => number): Question[] {
  const texts = bank.filter(({ type }) => type === 'text')
  const selects = bank.filter(({ type }) => type === 'select')
  const textCount = textsInDraw(texts.length, bank.length)
  return shuffle([...drawOf(texts, textCount, random), ...drawOf(selects, questionsOfAttempt - textCount, random)], random)
}

/** How many of the ten questions are texts, by largest remainder, in a bank of `all` questions with so many texts. A tie goes to the selects. */
export function textsInDraw(texts: number, all: number): number {
  if (all === 0) return 0
  const exact = (questionsOfAttempt * texts) / all
  return exact % 1 > 0.5 ? Math.ceil(exact) : Math.floor(exact)
}

/** Draws from the questions of one kind. Known ones only fill what the others leave. */
function drawOf<Question extends BankQuestion>(bank: readonly Question[], count: number, random: () => number): Question[] {
  const unknown = bank.filter(({ askedBefore }) => !askedBefore)
  if (unknown.length >= count) return drawBalanced({ bank, certain: [], pool: unknown, count }, random)
  const known = bank.filter(({ askedBefore }) => askedBefore)
  return drawBalanced({ bank, certain: unknown, pool: known, count: Math.min(known.length, count - unknown.length) }, random)
}
