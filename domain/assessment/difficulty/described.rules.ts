import { twoDecimals } from '../../kernel/two-decimals.ts'
import type { DifficultyView } from './difficulty.contract.ts'
import { type DifficultyLack, type DifficultySource, isMisfit, leastAnswers, wordOf } from './difficulty.rules.ts'

/** What the last run of a question's bank says about the question as it stands. */
export interface FoundDifficulty {
  readonly answers: number
  readonly difficulty: number | null
  readonly error: number | null
  readonly misfit: number | null
  readonly lack: DifficultyLack | null
  readonly source: DifficultySource
}

/** The difficulty of a question, rounded for display. It was in no run yet if `found` is null. A free text has none: its answers are rated, not right or wrong. */
export function describeDifficulty(type: 'select' | 'text', found: FoundDifficulty | null): DifficultyView {
  const { answers = 0, difficulty = null, error = null, misfit = null, lack = 'few', source = 'own' } = found ?? {}
  if (type === 'text') return { ...none, answers: 0, lack: 'rated' }
  if (difficulty === null || error === null) return { ...none, answers, lack, missing: Math.max(0, leastAnswers - answers) }
  return {
    answers,
    // Of the figure as people read it, so that 0.5 is never called two things.
    word: wordOf(Math.round(difficulty * 10) / 10),
    difficulty: twoDecimals(difficulty),
    error: twoDecimals(error),
    misfit: misfit !== null && isMisfit({ misfit }),
    source,
    lack: null,
    missing: 0,
  }
}

const none = { word: null, difficulty: null, error: null, misfit: false, missing: 0, source: 'own' } as const
