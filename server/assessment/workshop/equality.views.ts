import { setImmediate } from 'node:timers/promises'
import { type BankQuestion, drawQuestions } from '#domain/assessment/attempts/drawing.rules.ts'
import { reckonedDifficulty } from '#domain/assessment/difficulty/chance.rules.ts'
import { seededRandom } from '#domain/assessment/difficulty/seeded-random.rules.ts'
import {
  drawStateOf,
  largestDifference,
  leastBalanced,
  type RatedQuestion,
  trueDifference,
} from '#domain/assessment/workshop/equality.rules.ts'
import type { EqualityView } from '#domain/assessment/workshop/workshop.contract.ts'
import type { ReadyQuestion } from './workshop.reads.ts'

/** Each draw weighs all questions of its bank, so that a large one gets fewer draws. */
const simulatedDraws = (questions: number): number => Math.min(200, Math.max(40, Math.floor(100_000 / questions)))

/** Draws from a bank as a test does for somebody who knows none of its questions. The same bank gives the same draws. */
async function simulateDraws(bank: readonly BankQuestion[]): Promise<BankQuestion[][]> {
  const random = seededRandom(bank.length)
  const draws: BankQuestion[][] = []
  const count = simulatedDraws(bank.length)
  for (let draw = 0; draw < count; draw += 1) {
    draws.push(drawQuestions(bank, random))
    // Requests of others are answered between two draws.
    await setImmediate()
  }
  return draws
}

/** The choice questions with the difficulties that draws are balanced by. */
const ratedOf = (ready: readonly ReadyQuestion[]): RatedQuestion[] =>
  ready
    .filter(({ type }) => type === 'select')
    .map(({ id, found, level }) => ({ id, difficulty: reckonedDifficulty(found, level), error: found?.error ?? null }))

/** How equal the draws of a bank are, measured on simulated ones (FAI-02). */
export async function presentEquality(ready: readonly ReadyQuestion[]): Promise<EqualityView> {
  const rated = ratedOf(ready)
  const difficultyOf = new Map(rated.map(({ id, difficulty }) => [id, difficulty]))
  const bank = ready.map(({ id, type }) => ({ id, type, askedBefore: false, difficulty: difficultyOf.get(id) ?? null }))
  const texts = bank.length - rated.length
  const least = leastBalanced(texts)
  if (rated.every(({ difficulty }) => difficulty === null)) return { state: 'unknown', least, largest: null, plain: null }
  const draws = await simulateDraws(bank)
  const plain = await simulateDraws(bank.map((question) => ({ ...question, difficulty: null })))
  return {
    state: drawStateOf(rated, texts, largestDifference(rated, draws)),
    least,
    largest: trueDifference(rated, draws),
    plain: trueDifference(rated, plain),
  }
}
