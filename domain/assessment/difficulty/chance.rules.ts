import type { DifficultyLack } from './difficulty.rules.ts'

/** The chance, from 0 to 1, that somebody of this ability answers a question of this difficulty right; both in logits (ADR-0179). */
export const chanceOfRight = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability))

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
