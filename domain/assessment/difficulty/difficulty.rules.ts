import type { Estimate } from './likelihood.rules.ts'

/** From so many answers on a question has a difficulty (FAI-01). */
export const leastAnswers = 30
/** More questions than these are not estimated at once: the matrix of their information would not fit beside the rest. */
export const mostEstimated = 1000

/** Why a question has no difficulty; each ends a message key `difficulty.lack.…`. */
export const difficultyLacks = ['few', 'all_right', 'all_wrong', 'apart', 'beyond'] as const
export type DifficultyLack = (typeof difficultyLacks)[number]

/**
 * Where a difficulty comes from: own answers, the counts of other sites, both, or own answers with which other sites disagree (CAL-01). Each but the
 * first ends a message key `difficulty.source.…`.
 */
export const difficultySources = ['own', 'shared', 'both', 'overruled'] as const
export type DifficultySource = (typeof difficultySources)[number]

/** Words for a difficulty, from the easiest; each ends a message key `difficulty.word.…`. */
export const difficultyWords = ['very_easy', 'easy', 'medium', 'hard', 'very_hard'] as const
export type DifficultyWord = (typeof difficultyWords)[number]

/**
 * The word for a difficulty in logits. Each of the three in the middle is one logit wide: somebody who gets half of the medium questions right
 * gets about three in four of the easy ones right, and one in four of the hard ones.
 */
export function wordOf(difficulty: number): DifficultyWord {
  const from = [-1.5, -0.5, 0.5, 1.5].filter((least) => difficulty >= least).length
  return difficultyWords[from] as DifficultyWord
}

/** Above so many standard errors the infit is no chance: 2 of 1000 questions that fit reach it (ADR-0179). */
const surprising = 3

/** Whether people with many points fail a question, or people with few solve it, more often than its difficulty explains (FAI-01). */
export const isMisfit = ({ misfit }: Pick<Estimate, 'misfit'>): boolean => misfit > surprising

/** By this share of new attempts the difficulties of a bank are estimated again, so that few runs are kept of a bank with many attempts. */
const newShare = 0.05

/** How many new attempts make the next run of a bank due. */
export const attemptsUntilRun = (attemptsOfLastRun: number): number => Math.max(1, Math.ceil(attemptsOfLastRun * newShare))

/** The latest attempts of a bank that a run reads. */
export const mostAttempts = 5_000
