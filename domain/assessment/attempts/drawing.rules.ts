import { questionsOfAttempt } from '../skills/skills.rules.ts'

export interface BankQuestion {
  readonly id: number
  readonly type: 'select' | 'text'
  /** Whether an earlier attempt of the person asked it. */
  readonly askedBefore: boolean
}

/**
 * Draws ten questions of a bank, in the order of the test (SPEC-30). Texts and selects keep their share of the bank by largest
 * remainder. Questions that the person already knows are drawn last. `random` returns numbers from 0 up to, but not including, 1.
 */
export function drawQuestions<Question extends BankQuestion>(bank: readonly Question[], random: () => number): Question[] {
  const texts = bank.filter(({ type }) => type === 'text')
  const selects = bank.filter(({ type }) => type === 'select')
  const textCount = shareOf(texts.length, bank.length)
  return shuffle(
    [
      ...unknownFirst(texts, random).slice(0, textCount),
      ...unknownFirst(selects, random).slice(0, questionsOfAttempt - textCount),
    ],
    random,
  )
}

/** How many of the ten questions belong to a kind, by largest remainder. A tie goes to the selects. */
function shareOf(count: number, all: number): number {
  if (all === 0) return 0
  const exact = (questionsOfAttempt * count) / all
  return exact % 1 > 0.5 ? Math.ceil(exact) : Math.floor(exact)
}

function unknownFirst<Question extends BankQuestion>(questions: readonly Question[], random: () => number): Question[] {
  const drawn = shuffle(questions, random)
  return [...drawn.filter(({ askedBefore }) => !askedBefore), ...drawn.filter(({ askedBefore }) => askedBefore)]
}

/** A random permutation; every order is equally likely. */
function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other] as Thing, order[last] as Thing]
  }
  return order
}
