import { drawTest } from '#domain/assessment/attempts/drawing.rules.ts'
import { chanceOfRight, meanOf } from '#domain/assessment/difficulty/chance.rules.ts'
import { seededRandom, standardNormal } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import { clearlyBelowBest } from '#domain/assessment/results/comparison.rules.ts'
import { errorOf } from '#domain/assessment/results/error.rules.ts'
import { attemptPoints, choicePoints } from '#domain/assessment/results/scoring.rules.ts'
import { type DecidingAnswer, isClear } from '#domain/assessment/results/stopping.rules.ts'
import { knownAfter } from './draws.ts'
import { evenDifficulties, normalDifficulties } from './simulated-attempts.ts'

/** The length of the test with which tests of varied length are compared (LEN-01). */
const fixedLength = 20

interface Limited {
  readonly limit: number
  readonly people: number
  readonly seed: number
}

export interface Decisions {
  /** Of 100 people, on the right side of the limit by the test of varied length, and by a fixed test of 20 questions. */
  readonly right: number
  readonly rightOfFixed: number
  readonly questions: number
  /** Of 100 tests, those that ended because they were clear. */
  readonly clear: number
  /** Of 100 results, those whose error covers the score on all questions of the bank. */
  readonly covered: number
}

/** Takes tests of a bank with a limit: the points of all questions drawn, and the place of the last one that was needed, or -1. */
function takerOf(truth: readonly number[], known: readonly (number | null)[], limit: number, random: () => number) {
  const bank = known.map((difficulty, id) => ({ id, type: 'select' as const, askedBefore: false, difficulty }))
  const difficulties = known.flatMap((difficulty) => difficulty ?? [])
  return (ability: number) => {
    const answers = drawTest(bank, [limit], random).map(
      ({ id, difficulty }): DecidingAnswer => ({ isRight: random() < chanceOfRight(ability, truth[id] as number), difficulty }),
    )
    const end = answers.findIndex((_, at) => isClear(answers.slice(0, at + 1), [limit], difficulties))
    return { points: answers.map(({ isRight }) => choicePoints(isRight)), end }
  }
}

/**
 * On how many of 100 pages of people who all know the same, about the limit of their test, somebody is marked as clearly below the best
 * (TRU-02). In the bank without difficulties of 60 questions, where the mark is hardest to keep rare.
 */
export function measureMarksAtLimit(people: number, pages: number): number {
  const [, truth = [], known = []] = banksOfLength()[1] ?? []
  const random = seededRandom(people)
  const take = takerOf(truth, known, 60, random)
  const marked = Array.from({ length: pages }, () => {
    const results = Array.from({ length: people }, () => {
      const { points, end } = take(abilityAtLimit)
      const counted = end < 0 ? points : points.slice(0, end + 1)
      return { points: attemptPoints(counted), error: errorOf(counted), questions: counted.length }
    })
    return clearlyBelowBest(results).includes(true)
  })
  return (100 * marked.filter(Boolean).length) / pages
}
/** In logits: somebody who knows about 60 of 100 questions of that bank. */
const abilityAtLimit = 0.4

/**
 * People whose abilities are normal around 0.5 take tests with a limit of points, drawn, stopped and scored by the functions of the product. `known` are
 * the difficulties that the site has estimated; null where it has none. What somebody can expect of the whole bank says on which side they are.
 */
export function measureLength(
  truth: readonly number[],
  known: readonly (number | null)[],
  { limit, people, seed }: Limited,
): Decisions {
  const random = seededRandom(seed + limit)
  const take = takerOf(truth, known, limit, random)
  const sums = { right: 0, rightOfFixed: 0, questions: 0, clear: 0, covered: 0 }
  for (let person = 0; person < people; person += 1) {
    const ability = 0.5 + standardNormal(random)
    const expected = 100 * meanOf(truth.map((difficulty) => chanceOfRight(ability, difficulty)))
    const { points, end } = take(ability)
    const counted = end < 0 ? points : points.slice(0, end + 1)
    const isAbove = (of: number) => of >= limit
    const result = attemptPoints(counted)
    sums.right += Number(isAbove(result) === isAbove(expected))
    sums.rightOfFixed += Number(isAbove(attemptPoints(points.slice(0, fixedLength))) === isAbove(expected))
    sums.questions += counted.length
    sums.clear += Number(end >= 0)
    sums.covered += Number(Math.abs(result - expected) <= errorOf(counted))
  }
  const share = (count: number) => (100 * count) / people
  return {
    right: share(sums.right),
    rightOfFixed: share(sums.rightOfFixed),
    questions: sums.questions / people,
    clear: share(sums.clear),
    covered: share(sums.covered),
  }
}

/** Banks with the difficulties that a site knows of them. */
export const banksOfLength = (): readonly (readonly [
  name: string,
  truth: readonly number[],
  known: readonly (number | null)[],
])[] => {
  const even = evenDifficulties(40)
  const normal = normalDifficulties(60, seededRandom(60))
  return [
    ['even, 40 questions, no difficulties known', even, even.map(() => null)],
    ['normal, 60 questions, no difficulties known', normal, normal.map(() => null)],
    ['normal, 60 questions, from 100 answers each', normal, knownAfter(normal, 100)],
    ['normal, 60 questions, true difficulties', normal, normal],
  ]
}

let measured: Decisions[] | undefined
/** Decisions about limits from 40 to 90, in banks without difficulties and with estimated ones. Measured once. */
export function measureLimits(): readonly Decisions[] {
  measured ??= banksOfLength()
    .slice(1, 3)
    .flatMap(([, truth, known]) =>
      [40, 50, 60, 70, 80, 90].map((limit) => measureLength(truth, known, { limit, people: 500, seed: 9 })),
    )
  return measured
}

/** The rows of `npm run bench -- fairness` about tests whose length is decided by a limit of points. */
export function* tableOfLengths(people: number): Generator<string> {
  yield '| bank | limit | right decisions of 100 | fixed test of 20 | questions on average | ended clear, of 100 | covered by the error, of 100 |'
  yield '|---|---|---|---|---|---|---|'
  for (const [name, truth, known] of banksOfLength())
    for (const limit of [30, 40, 50, 60, 70, 80, 90]) {
      const { right, rightOfFixed, questions, clear, covered } = measureLength(truth, known, {
        limit,
        people,
        seed: truth.length,
      })
      const figures = [right, rightOfFixed, questions, clear, covered].map((value) => value.toFixed(1)).join(' | ')
      yield `| ${name} | ${limit} | ${figures} |`
    }
}
