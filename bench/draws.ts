import { comparedAbilities } from '#domain/assessment/attempts/balance.rules.ts'
import { type BankQuestion, drawQuestions } from '#domain/assessment/attempts/drawing.rules.ts'
import { chanceOfRight, reckonedDifficulty } from '#domain/assessment/difficulty/chance.rules.ts'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import { simulateAttempts } from './simulated-attempts.ts'

/** How equal the draws of a bank are, in expected points out of 100 by the true difficulties (FAI-02). */
export interface Equality {
  /** The largest difference of two draws, and the standard deviation of a draw, at the compared ability where they are largest. */
  readonly largest: number
  readonly deviation: number
  /** The largest difference for people of the abilities -2 and 2, at which draws are not compared. */
  readonly atTheEnds: number
  /** How often the rarest and the most frequent question is drawn, as a multiple of its fair share. */
  readonly exposures: readonly [least: number, most: number]
  readonly millisecondsPerDraw: number
}

/** Draws from a bank by the difficulties that the site knows (null: none), and compares the draws by the true ones. */
export function measureDraws(truth: readonly number[], known: readonly (number | null)[], draws: number, seed: number): Equality {
  const bank = known.map((difficulty, id): BankQuestion => ({ id, type: 'select', askedBefore: false, difficulty }))
  const random = seededRandom(seed)
  const abilities = [...comparedAbilities, -2, 2]
  const chances = abilities.map((ability) => truth.map((difficulty) => 10 * chanceOfRight(ability, difficulty)))
  const expected = abilities.map(() => new Float64Array(draws))
  const drawn = truth.map(() => 0)
  const begun = performance.now()
  const all = Array.from({ length: draws }, () => drawQuestions(bank, random).map(({ id }) => id))
  const millisecondsPerDraw = (performance.now() - begun) / draws
  for (const [place, ids] of all.entries()) {
    for (const id of ids) drawn[id] = (drawn[id] ?? 0) + 1
    for (const [at, values] of expected.entries()) values[place] = ids.reduce((sum, id) => sum + (chances[at]?.[id] ?? 0), 0)
  }
  const spans = expected.map((values) => values.reduce((most, value) => Math.max(most, value), 0) - Math.min(...values))
  const compared = comparedAbilities.length
  const shares = drawn.map((count) => (count / draws) * (truth.length / Math.min(questionsOfAttempt, truth.length)))
  return {
    largest: Math.max(...spans.slice(0, compared)),
    deviation: Math.max(...expected.slice(0, compared).map(deviationOf)),
    atTheEnds: Math.max(...spans.slice(compared)),
    exposures: [Math.min(...shares), Math.max(...shares)],
    millisecondsPerDraw,
  }
}

function deviationOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** The difficulties that the site knows of a bank after so many answers to each question. */
export function knownAfter(truth: readonly number[], answers: number): (number | null)[] {
  const people = Math.ceil((answers * truth.length) / questionsOfAttempt)
  const found = estimateDifficulties(simulateAttempts(truth, people, seededRandom(truth.length + answers)))
  const byQuestion = new Map(found.map(({ question, estimate, lack }) => [question, { estimate, lack }]))
  return truth.map((_, question) => {
    const { estimate = null, lack = null } = byQuestion.get(question) ?? {}
    return reckonedDifficulty({ difficulty: estimate?.difficulty ?? null, lack })
  })
}

/** The difficulties of the levels that authors would give, if they placed each question in the right third of the bank. */
export function guessed(truth: readonly number[]): (number | null)[] {
  const order = truth.toSorted((one, other) => one - other)
  const [easy, hard] = [1 / 3, 2 / 3].map((part) => order[Math.floor(part * order.length)] as number) as [number, number]
  return truth.map((difficulty) => reckonedDifficulty(null, difficulty < easy ? 1 : difficulty < hard ? 2 : 3))
}

/** The rows of the table of `npm run bench -- fairness` about draws: before, with true difficulties, and with estimated ones. */
export function* tableOfDraws(
  truths: readonly (readonly [name: string, truth: readonly number[]])[],
  draws: number,
): Generator<string> {
  yield '| bank | questions | difficulties known | largest difference of two draws | standard deviation of a draw | largest at ±2 | drawn: rarest, most frequent | ms |'
  yield '|---|---|---|---|---|---|---|---|'
  for (const [name, truth] of truths) {
    const none = truth.map(() => null)
    const cases = [
      ['none: as before', none],
      ['true', truth],
      ['by the authors, in thirds', guessed(truth)],
      ...[30, 100, 300, 1000].map((answers) => [`from ${answers} answers each`, knownAfter(truth, answers)] as const),
    ] as const
    for (const [known, difficulties] of cases) {
      const { largest, deviation, atTheEnds, exposures, millisecondsPerDraw } = measureDraws(
        truth,
        difficulties,
        draws,
        truth.length,
      )
      const figures = [largest, deviation, atTheEnds].map((value) => value.toFixed(2)).join(' | ')
      const [least, most] = exposures.map((share) => share.toFixed(2))
      yield `| ${name} | ${truth.length} | ${known} | ${figures} | ${least}, ${most} | ${millisecondsPerDraw.toFixed(2)} |`
    }
  }
}
