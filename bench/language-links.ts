import { chanceOfRight } from '#domain/assessment/difficulty/chance.rules.ts'
import { estimateDifficulties } from '#domain/assessment/difficulty/estimation.rules.ts'
import { seededRandom, standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { shiftOf, type TakenBoth, type TakenTest } from '#domain/assessment/language-links/both-languages.rules.ts'
import { abilityAt, meanOf } from '#domain/assessment/workshop/targets.rules.ts'
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

export interface BothSimulation {
  /** The mean distance between the shift that is found and the true one, and the share of simulations within 0.15 logits of it. */
  readonly off: number
  readonly within: number
  /** Of 100, in how many the true shift is within the stated error. */
  readonly covered: number
}

/** How well a true shift is found with so many people who took both languages, half of them first in Spanish; the second test is easier by practice (LNK-01). */
export function measureBoth(people: number, truth: number, simulations: number, practice = 0.3): BothSimulation {
  const random = seededRandom(people)
  let [off, within, covered] = [0, 0, 0]
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    const taken = Array.from({ length: people }, (_, person): TakenBoth => {
      const ability = 0.3 + standardNormal(random)
      const languages = person % 2 === 0 ? (['es', 'en'] as const) : (['en', 'es'] as const)
      const left = [...es]
      const tests = languages.map((language, place): TakenTest => {
        // No question of the first test has its pair in the second one.
        const difficulties = Array.from({ length: 10 }, () => left.splice(Math.floor(random() * left.length), 1)[0] as number)
        const harder = (language === 'en' ? truth : 0) - (place === 1 ? practice : 0)
        const right = difficulties.filter((difficulty) => random() < chanceOfRight(ability, difficulty + harder)).length
        return { language, startedAt: new Date(Date.UTC(2026, 0, 1 + place)), difficulties, right }
      })
      return { person: String(person), tests: tests as [TakenTest, TakenTest] }
    })
    const found = shiftOf(taken)
    if (!found) continue
    const distance = Math.abs(found.shift - truth)
    off += distance
    if (distance <= 0.15) within += 1
    if (distance <= found.error) covered += 1
  }
  return { off: off / simulations, within: within / simulations, covered: (100 * covered) / simulations }
}
