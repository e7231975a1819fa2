import { abilityAt, chanceOfRight, meanOf } from '#domain/assessment/difficulty/chance.rules.ts'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { evenDifficulties, simulateAttempts } from './simulated-attempts.ts'

/** Difficulties within the three words in the middle. */
const es = evenDifficulties(20).map((difficulty) => 0.75 * difficulty)

/** A bank of twenty questions in each language: which of them are pairs, and by how many logits each is harder in English. */
interface World {
  readonly isPaired: (place: number) => boolean
  readonly harder: (place: number) => number
}
const isEven = (place: number) => place % 2 === 0
/**
 * In `all`, every question has its pair. In the others every second one has, and either the questions without a pair are harder in English, or the
 * translations of the pairs are easier: what is wrong then is the opposite, and the answers are the same.
 */
const worlds = {
  all: { isPaired: () => true, harder: () => 0.4 },
  half: { isPaired: isEven, harder: () => 0.4 },
  'half, others harder': { isPaired: isEven, harder: (place) => (isEven(place) ? 0 : 0.8) },
  'half, pairs easier': { isPaired: isEven, harder: (place) => (isEven(place) ? -0.8 : 0) },
} as const satisfies Record<string, World>
export type WorldName = keyof typeof worlds

/** The abilities of the people who are compared, in logits. */
const abilities = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]

export interface LinkSimulation {
  /** By how many logits English is harder on average: in truth, and as the pairs say it (mean/mean linking; Kolen and Brennan, 2014). */
  readonly truth: number
  readonly constant: number
  /** The largest difference of the expected points of one person in both languages: as the tests give them, and adjusted by the constant. */
  readonly before: number
  readonly after: number
}

const expectedOf = (difficulties: readonly number[], ability: number) =>
  100 * meanOf(difficulties.map((difficulty) => chanceOfRight(ability, difficulty)))

/** What pairs of questions say about the languages of a simulated bank, with so many tests in each language (ADR-0187). */
export function simulateLink(name: WorldName, tests: number, seed: number): LinkSimulation {
  const { isPaired, harder } = worlds[name]
  const en = es.map((difficulty, place) => difficulty + harder(place))
  const random = seededRandom(seed)
  const estimate = (truth: readonly number[]) => {
    const found = new Map(estimateDifficulties(simulateAttempts(truth, tests, random)).map((one) => [one.question, one.estimate]))
    return truth.map((_, question) => found.get(question)?.difficulty ?? 0)
  }
  const [foundEs, foundEn] = [estimate(es), estimate(en)]
  const pairs = [...es.keys()].filter(isPaired)
  const constant = meanOf(pairs.map((place) => (foundEs[place] as number) - (foundEn[place] as number)))
  const onOneScale = foundEn.map((difficulty) => difficulty + constant)
  const largest = (spanishOf: (points: number) => number) =>
    Math.max(...abilities.map((ability) => Math.abs(expectedOf(es, ability) - spanishOf(expectedOf(en, ability)))))
  return {
    truth: meanOf(es.map((_, place) => harder(place))),
    constant,
    before: largest((points) => points),
    after: largest((points) => expectedOf(foundEs, abilityAt(points / 100, onOneScale))),
  }
}

/** The table of `npm run bench -- fairness` about the comparison of languages by pairs of questions. */
export function* tableOfLinks(simulations: number): Generator<string> {
  yield '| paired questions | English harder by, in truth | as the pairs say it: mean, smallest, largest | points between the languages: before | adjusted by the pairs |'
  yield '|---|---|---|---|---|'
  for (const name of Object.keys(worlds) as WorldName[]) {
    const all = Array.from({ length: simulations }, (_, place) => simulateLink(name, 1200, 120_000 + place))
    const constants = all.map(({ constant }) => constant)
    const [mean, least, most] = [meanOf(constants), Math.min(...constants), Math.max(...constants)].map((one) => one.toFixed(2))
    const [before, after] = [all.map((one) => one.before), all.map((one) => one.after)].map((ones) => meanOf(ones).toFixed(1))
    yield `| ${name} | ${all[0]?.truth.toFixed(1)} | ${mean}, ${least}, ${most} | ${before} | ${after} |`
  }
}
