import { expect, test } from 'vitest'
import { chanceOfRight } from '../difficulty/chance.rules.ts'
import { estimateDifficulties } from '../difficulty/estimation.rules.ts'
import { seededRandom } from '../difficulty/seeded-random.rules.ts'
import { estimateLink, type Link, type LinkedPair, leastPairs, linkedResult, rowAt, tableOf } from './link.rules.ts'

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Twenty questions in each language. Sixteen pairs are equally hard, and four are harder in English by two logits: the English half is harder by 0.4.
 */
const trueEs = Array.from({ length: 20 }, (_, place) => -2 + (4 * place) / 19)
const isHarder = (place: number) => place % 5 === 2
const trueEn = trueEs.map((difficulty, place) => difficulty + (isHarder(place) ? 2 : 0))

/** Estimated difficulties from the answers of people whose mean ability is given, each at ten drawn questions. */
function estimated(difficulties: readonly number[], people: number, mean: number, random: () => number): number[] {
  const attempts = Array.from({ length: people }, () => {
    const ability = mean + Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const bank = [...difficulties.keys()]
    const questions = Array.from({ length: 10 }, () => bank.splice(Math.floor(random() * bank.length), 1)[0] as number)
    return { questions, right: questions.map((place) => random() < chanceOfRight(ability, difficulties[place] as number)) }
  })
  const found = new Map(estimateDifficulties(attempts).map(({ question, estimate }) => [question, estimate?.difficulty]))
  return difficulties.map((_, place) => found.get(place) ?? Number.NaN)
}

const pairsOf = (es: readonly number[], en: readonly number[]): LinkedPair[] =>
  es.map((difficulty, place) => ({ es: difficulty, en: en[place] as number, class: isHarder(place) ? 'C' : 'A' }))

const expected = (ability: number, difficulties: readonly number[]) =>
  100 * meanOf(difficulties.map((difficulty) => chanceOfRight(ability, difficulty)))

test('FAI-04 an English half that is harder by 0.4 logits is found within its error, whatever its people know', () => {
  const random = seededRandom(4)
  const rounds = Array.from({ length: 10 }, () => {
    const es = estimated(trueEs, 1200, 0, random)
    // People of the English test know 0.6 logits less, which is no difference of the questions.
    const en = estimated(trueEn, 1200, -0.6, random)
    return { es, en, link: estimateLink(pairsOf(es, en)) as Link }
  })
  for (const { link } of rounds) expect(link).toMatchObject({ pairs: 16 })
  expect(meanOf(rounds.map(({ link }) => link.constant))).toBeCloseTo(0.4, 1)
  const within = (errors: number) => rounds.filter(({ link }) => Math.abs(link.constant - 0.4) <= errors * link.error).length
  expect(within(1)).toBeGreaterThanOrEqual(5)
  expect(within(3)).toBe(10)
})

test('FAI-04 linked points differ by at most one point of what the same person may expect in Spanish', () => {
  const random = seededRandom(40)
  const [es, en] = [estimated(trueEs, 4000, 0, random), estimated(trueEn, 4000, -0.6, random)]
  const table = tableOf(estimateLink(pairsOf(es, en)) as Link, es, en)
  for (const ability of [-2, -1, 0, 1, 2]) {
    const inEnglish = expected(ability, trueEn)
    const inSpanish = expected(ability, trueEs)
    expect(Math.abs(rowAt(table, inEnglish).equal - inSpanish)).toBeLessThanOrEqual(1)
    if (Math.abs(ability) <= 1) expect(inSpanish - inEnglish).toBeGreaterThan(4)
  }
})

/** By R 4.2: d <- es - en; mean(d); sd(d) / sqrt(5); and uniroot of mean(plogis(a - en - 0.4)) = 0.5, then mean(plogis(a - es)). */
test('FAI-04 constant, error and table agree with R on five pairs', () => {
  const es = [-1.2, -0.4, 0.1, 0.5, 1.0]
  const en = [-1.7, -0.7, -0.4, 0.2, 0.6]
  const pairs = es.map((difficulty, place): LinkedPair => ({ es: difficulty, en: en[place] as number, class: 'A' }))
  const link = estimateLink(pairs) as Link
  expect(link.constant).toBeCloseTo(0.4, 10)
  expect(link.error).toBeCloseTo(0.0447213595, 9)
  const table = tableOf(link, es, [...en, 2])
  expect(table.map(({ equal }) => equal)).toEqual(equalByR)
})
const equalByR = [0, 11.59, 23.34, 35.06, 46.61, 57.85, 68.61, 78.61, 87.46, 94.68, 100]

test('FAI-04 pairs with a large difference or too few answers link nothing, and few or scattered pairs are refused', () => {
  const pair = (of: Partial<LinkedPair>): LinkedPair => ({ es: 0.4, en: 0, class: 'A', ...of })
  const alike = Array.from({ length: leastPairs }, () => pair({}))
  expect(estimateLink([...alike, pair({ en: 3, class: 'C' }), pair({ en: 3, class: null })])).toEqual({
    constant: 0.4,
    error: 0,
    pairs: leastPairs,
  })
  expect(estimateLink([])).toBe('unknown')
  expect(estimateLink(alike.slice(1))).toBe('few')
  expect(estimateLink([...alike, pair({ en: 1.5 })])).toBe('unsure')
})

test('FAI-04 only chosen answers are adjusted, and all right or all wrong stays so', () => {
  const table = [
    { points: 0, equal: 0, error: 0 },
    { points: 50, equal: 60, error: 2 },
    { points: 100, equal: 100, error: 0 },
  ]
  const ten = (right: number, texts: readonly number[] = []) => [
    ...Array.from({ length: 10 - texts.length }, (_, place) => ({ type: 'select' as const, points: place < right ? 10 : 0 })),
    ...texts.map((points) => ({ type: 'text' as const, points })),
  ]
  expect(linkedResult(table, ten(5), 15)).toEqual({ points: 60, error: 15.13 })
  expect(linkedResult(table, ten(6), null)).toEqual({ points: 68, error: 1.6 })
  expect(linkedResult(table, ten(4, [7.5, 2.5]), 15)).toEqual({ points: 58, error: 15.09 })
  expect(linkedResult(table, ten(0, Array(10).fill(5)), 15)).toEqual({ points: 50, error: 15 })
  expect([linkedResult(table, ten(0), 10).points, linkedResult(table, ten(10), 10).points]).toEqual([0, 100])
})
