import { isOfFixedLength, lengthOfTest, questionsOfAttempt, textsInDraw } from '../skills/skills.rules.ts'
import { drawBalanced, type Weighed } from './balance.rules.ts'
import { shuffle } from './shuffle.rules.ts'

export interface BankQuestion extends Weighed {
  readonly type: 'select' | 'text'
  /** Whether an earlier attempt of the person asked it. */
  readonly askedBefore: boolean
  /** Whether it rests, because it is worn or was shown too often (EXO-01). */
  readonly isResting?: boolean
}

/**
 * Draws the questions of a test in their order: ten, or with limits of points as many as it may need, so that what was asked is about as hard as the
 * bank whenever it ends (LEN-01).
 */
export function drawTest<Question extends BankQuestion>(
  bank: readonly Question[],
  limits: readonly number[],
  random: () => number,
): Question[] {
  const selects = bank.filter(({ type }) => type === 'select')
  const length = lengthOfTest(limits, { select: selects.length, text: bank.length - selects.length })
  if (isOfFixedLength(length)) return drawQuestions(bank, random)
  const first = shuffle(drawOf(selects, length.least, random), random)
  const rest = selects.filter((question) => !first.includes(question))
  return roundsOf(rest).reduce((begun, pool) => continueTest({ bank: selects, begun, pool, most: length.most }, random), first)
}

/** After so many further questions a test of varied length is balanced again. */
const blockLength = 4

interface Continued<Question> {
  readonly bank: readonly Question[]
  readonly begun: readonly Question[]
  readonly pool: readonly Question[]
  readonly most: number
}

/** Continues a test from a pool in blocks, each balanced together with what was asked before. */
function continueTest<Question extends BankQuestion>(
  { bank, begun, pool, most }: Continued<Question>,
  random: () => number,
): Question[] {
  let asked = [...begun]
  let left = pool
  while (asked.length < most && left.length > 0) {
    const count = Math.min(blockLength, most - asked.length, left.length)
    const block = drawBalanced({ bank, certain: asked, pool: left, count }, random).slice(asked.length)
    asked = [...asked, ...shuffle(block, random)]
    left = left.filter((question) => !block.includes(question))
  }
  return asked
}

/**
 * Draws ten questions of a bank, in the order of the test (SPEC-30). Texts and selects keep their share of the bank by largest
 * remainder. Questions that rest are drawn after the others, and those that the person knows last. Selects are balanced by their difficulties (FAI-02). `random` returns
 * numbers from 0 up to, but not including, 1, and makes the draw unpredictable if it is.
 */
export function drawQuestions<Question extends BankQuestion>(bank: readonly Question[], random: () => number): Question[] {
  const texts = bank.filter(({ type }) => type === 'text')
  const selects = bank.filter(({ type }) => type === 'select')
  const textCount = textsInDraw(texts.length, bank.length)
  return shuffle([...drawOf(texts, textCount, random), ...drawOf(selects, questionsOfAttempt - textCount, random)], random)
}

/** Questions in the order in which draws take them: those that the person knows last, and of each kind those that rest after the others. */
const roundsOf = <Question extends BankQuestion>(questions: readonly Question[]): Question[][] =>
  [false, true].flatMap((known) =>
    [false, true].map((rests) =>
      questions.filter(({ askedBefore, isResting = false }) => askedBefore === known && isResting === rests),
    ),
  )

/** Draws from the questions of one kind. Those of a later round only fill what the earlier ones leave. */
function drawOf<Question extends BankQuestion>(bank: readonly Question[], count: number, random: () => number): Question[] {
  let certain: Question[] = []
  for (const pool of roundsOf(bank)) {
    const missing = count - certain.length
    if (pool.length >= missing) return drawBalanced({ bank, certain, pool, count: missing }, random)
    certain = [...certain, ...pool]
  }
  return certain
}
