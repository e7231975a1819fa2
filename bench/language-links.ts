import { chanceOfRight } from '#domain/assessment/difficulty/chance.rules.ts'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { estimateLink, type LinkedPair, rowAt, tableOf } from '#domain/assessment/language-links/link.rules.ts'
import { meanOf } from '#domain/assessment/workshop/targets.rules.ts'
import { evenDifficulties, simulateAttempts } from './simulated-attempts.ts'

const es = evenDifficulties(20)

/**
 * English halves that are harder by 0.4 logits. In `some`, a fifth of the translations is harder by two logits, which FAI-05 lists as class C.
 * In `all`, every translation is harder by 0.4, which no answer can tell from people who know less (ADR-0192).
 */
const halves = {
  some: es.map((_, place) => (place % 5 === 2 ? 2 : 0)),
  all: es.map(() => 0.4),
} as const
export type Half = keyof typeof halves

/** The abilities of the people who are compared, in logits. */
const abilities = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]

/** One simulated bank: what is estimated, and how far the points of the same person in both languages are apart. */
export interface LinkSimulation {
  /** Null when the table could not be signed. */
  readonly constant: number | null
  /** The largest difference of expected points over the compared abilities, as the tests give them, and by the table. */
  readonly before: number
  readonly after: number
}

const expectedOf = (truth: readonly number[], ability: number) =>
  100 * meanOf(truth.map((difficulty) => chanceOfRight(ability, difficulty)))

/** Simulates a bank of twenty pairs whose English half is harder, with so many tests in each language, and links it (FAI-04). */
export function simulateLink(half: Half, tests: number, seed: number): LinkSimulation {
  const harder = halves[half]
  const en = es.map((difficulty, place) => difficulty + (harder[place] ?? 0))
  const random = seededRandom(seed)
  const estimate = (truth: readonly number[]) => {
    const found = new Map(estimateDifficulties(simulateAttempts(truth, tests, random)).map((one) => [one.question, one.estimate]))
    return truth.map((_, question) => found.get(question)?.difficulty ?? null)
  }
  const [foundEs, foundEn] = [estimate(es), estimate(en)]
  const pairs = foundEs.flatMap((one, place): LinkedPair[] => {
    const other = foundEn[place] ?? null
    return one === null || other === null ? [] : [{ es: one, en: other, class: (harder[place] ?? 0) > 1 ? 'C' : 'A' }]
  })
  const largest = (spanishOf: (points: number) => number) =>
    Math.max(...abilities.map((ability) => Math.abs(expectedOf(es, ability) - spanishOf(expectedOf(en, ability)))))
  const before = largest((points) => points)
  const link = estimateLink(pairs)
  if (typeof link === 'string') return { constant: null, before, after: before }
  const table = tableOf(
    link,
    pairs.map((pair) => pair.es),
    pairs.map((pair) => pair.en),
  )
  return { constant: link.constant, before, after: largest((points) => rowAt(table, points).equal) }
}

/** The table of `npm run bench -- fairness` about the link of the languages. */
export function* tableOfLinks(simulations: number): Generator<string> {
  yield '| translations that are harder | tests in each language | tables that can be signed | constant: mean, smallest, largest | difference before | after: mean | after: largest |'
  yield '|---|---|---|---|---|---|---|'
  for (const [half, said] of [['some', 'a fifth, by 2 logits'] as const, ['all', 'all, by 0.4 logits'] as const])
    for (const tests of [400, 1200, 4000]) {
      const all = Array.from({ length: simulations }, (_, place) => simulateLink(half, tests, 100 * tests + place))
      const signed = all.flatMap(({ constant, after }) => (constant === null ? [] : [{ constant, after }]))
      const constants = signed.map(({ constant }) => constant)
      const after = signed.map((one) => one.after)
      const figures = [meanOf(constants), Math.min(...constants), Math.max(...constants), meanOf(after), Math.max(...after)]
      const [mean, least, most, afterMean, afterMost] = figures.map((value) => (signed.length === 0 ? '' : value.toFixed(2)))
      const before = meanOf(all.map((one) => one.before)).toFixed(2)
      yield `| ${said} | ${tests} | ${signed.length} of ${simulations} | ${mean}, ${least}, ${most} | ${before} | ${afterMean} | ${afterMost} |`
    }
}
