import { expect, test } from 'vitest'
import type { AnswersOfAttempt } from '../difficulty/answers.rules.ts'
import { chanceOfRight } from '../difficulty/chance.rules.ts'
import { estimateDifficulties } from '../difficulty/estimation.rules.ts'
import { seededRandom, standardNormal } from '../difficulty/seeded-random.rules.ts'
import { countPairs } from './counts.rules.ts'
import { joinSites, type OwnQuestion, type SharedBank, withAnchors } from './joined.rules.ts'
import { anchorsOf, joinAnchors } from './pairwise.rules.ts'

const bank = Array.from({ length: 24 }, (_, place) => -2 + (4 * place) / 23)
const own: OwnQuestion[] = bank.map((_, question) => ({
  question,
  id: `q${question}`,
  text: `t${question}`,
  key: `k${question}`,
}))

/** People of a site, each with ten questions drawn from the bank. */
function answersOf(
  people: number,
  mean: number,
  random: () => number,
  harder: (place: number) => number = () => 0,
): AnswersOfAttempt[] {
  return Array.from({ length: people }, () => {
    const ability = mean + standardNormal(random)
    const left = [...bank.keys()]
    const questions = Array.from({ length: 10 }, () => left.splice(Math.floor(random() * left.length), 1)[0] as number)
    const right = questions.map((place) => random() < chanceOfRight(ability, (bank[place] ?? 0) + harder(place)))
    return { questions, right }
  })
}

const siteOf = (id: number, answers: readonly AnswersOfAttempt[]): SharedBank => {
  const { attempts, questions, pairs } = countPairs(answers)
  return {
    id,
    counts: { attempts, pairs, questions: questions.map(({ question, ...count }) => ({ ...own[question]!, ...count })) },
  }
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)

test('CAL-01 counts of pairs give nearly the difficulties that the answers themselves give', () => {
  const answers = answersOf(400, 0.5, seededRandom(1))
  const found = anchorsOf(countPairs(answers))
  const differences = estimateDifficulties(answers).flatMap(({ question, estimate }) =>
    estimate ? [found.get(question)!.difficulty - estimate.difficulty] : [],
  )
  expect(differences).toHaveLength(24)
  // Half of their stated error.
  expect(rootMeanSquare(differences)).toBeLessThan(0.1)
})

test('CAL-01 the stated error contains the true difficulty of about two of three questions, whatever people know', () => {
  const random = seededRandom(2)
  let [inside, all] = [0, 0]
  for (let simulation = 0; simulation < 30; simulation += 1)
    for (const [place, { difficulty, error }] of anchorsOf(countPairs(answersOf(150, simulation % 3, random)))) {
      all += 1
      if (Math.abs(difficulty - (bank[place] ?? 0)) <= error) inside += 1
    }
  expect(all).toBeGreaterThan(600)
  expect(inside / all).toBeGreaterThan(0.63)
  expect(inside / all).toBeLessThan(0.76)
})

test('CAL-01 a site without answers starts from the others, and thirty own candidates make it better', () => {
  const random = seededRandom(3)
  const sites = [siteOf(1, answersOf(300, 0, random)), siteOf(2, answersOf(200, 1.5, random))]
  const { anchors, outcomes } = joinSites(sites, own)
  expect(outcomes.map(({ id, used }) => [id, used])).toEqual([
    [1, expect.any(Number)],
    [2, expect.any(Number)],
  ])
  const before = withAnchors([], anchors)
  expect(before.every(({ source, answers, lack }) => source === 'shared' && answers === 0 && lack === null)).toBe(true)
  const off = rootMeanSquare(before.map(({ question, estimate }) => estimate!.difficulty - bank[question]!))
  expect(off).toBeLessThan(0.2)
  // Thirty people answer each question a dozen times: alone no question has a difficulty.
  const thirty = estimateDifficulties(answersOf(30, 0.5, random))
  expect(thirty.every(({ estimate }) => estimate === null)).toBe(true)
  expect(withAnchors(thirty, anchors).filter(({ estimate }) => estimate !== null)).toHaveLength(before.length)
})

test('CAL-01 own answers overrule another site that disagrees, and join it elsewhere', () => {
  const random = seededRandom(4)
  const { anchors } = joinSites(
    [
      siteOf(
        1,
        answersOf(600, 0, random, (place) => (place === 5 ? 2.5 : 0)),
      ),
    ],
    own,
  )
  const mine = estimateDifficulties(answersOf(600, 0, random))
  const joined = withAnchors(mine, anchors)
  const sourceOf = (question: number) => joined.find((one) => one.question === question)!.source
  expect(sourceOf(5)).toBe('overruled')
  expect(joined.filter(({ source }) => source === 'both').length).toBeGreaterThan(20)
  const alone = mine.find(({ question }) => question === 12)!.estimate!
  const both = joined.find(({ question }) => question === 12)!
  expect(both.estimate!.error).toBeLessThan(alone.error)
  expect(both.estimate!.infit).toBe(alone.infit)
})

test('CAL-01 where two sites disagree about a question neither counts, and it is named', () => {
  const random = seededRandom(5)
  const sites = [
    siteOf(1, answersOf(700, 0, random)),
    siteOf(
      2,
      answersOf(600, 0, random, (place) => (place === 9 ? 2.5 : 0)),
    ),
  ]
  const { anchors, outcomes } = joinSites(sites, own)
  expect(anchors.has(9)).toBe(false)
  expect(outcomes.find(({ id }) => id === 2)!.left_out.disagrees).toContain('q9')
})

test('CAL-01 difficulties that share fewer than three questions are on no common scale', () => {
  const anchor = { difficulty: 0, error: 0.1 }
  const first = new Map([1, 2, 3].map((question) => [question, anchor]))
  expect(joinAnchors(first, new Map([2, 3, 4].map((question) => [question, anchor])))).toBeNull()
  expect(
    joinAnchors(first, new Map([1, 2, 3, 4].map((question) => [question, { ...anchor, difficulty: 5 }])))!.anchors.get(4),
  ).toEqual({ difficulty: 0, error: 0.1 })
})
