import type { DifficultyLack } from './difficulty.rules.ts'

/** The chance, from 0 to 1, that somebody of this ability answers a question of this difficulty right; both in logits (ADR-0179). */
export const chanceOfRight = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability))

/** The mean of at least one value. */
export const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Farther from zero than any ability that matters, in logits. */
const farthest = 12

/** The ability, in logits, at which somebody may expect this share of the points. Expected points rise with ability, so halving finds it. */
export function abilityAt(share: number, difficulties: readonly number[]): number {
  let [low, high] = [-farthest, farthest]
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2
    if (meanOf(difficulties.map((difficulty) => chanceOfRight(middle, difficulty))) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Stands for the difficulty of a question that everybody answered right, or nobody: 98 of 100 people of average ability do. Its likelihood
 * has no maximum, and it is far from an average question.
 */
const atTheEnd = 4

/** Difficulties for what the authors of a starter question say of it, in logits: easy, middling, hard. */
const guessedOf: Readonly<Record<number, number>> = { 1: -1, 2: 0, 3: 1 }

/**
 * The difficulty to reckon with, in logits: by the answers; else by the level that the question's authors gave it; null when nothing is known about
 * the question.
 */
export function reckonedDifficulty(
  found: { difficulty: number | null; lack: DifficultyLack | null } | null,
  level: number | null = null,
): number | null {
  if (found?.lack === 'all_right') return -atTheEnd
  if (found?.lack === 'all_wrong') return atTheEnd
  return found?.difficulty ?? guessedOf[level ?? 0] ?? null
}
