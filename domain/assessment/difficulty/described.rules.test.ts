import { expect, test } from 'vitest'
import { describeDifficulty, type FoundDifficulty } from './described.rules.ts'

const found: FoundDifficulty = { answers: 84, difficulty: 1.234, error: 0.281, misfit: 0.4, lack: null, source: 'own' }
const without = { difficulty: null, error: null, misfit: null, source: 'own' } as const

test.each<[string, 'select' | 'text', FoundDifficulty | null, object]>([
  [
    'estimated',
    'select',
    found,
    { answers: 84, word: 'hard', difficulty: 1.23, error: 0.28, misfit: false, lack: null, missing: 0 },
  ],
  ['at a limit', 'select', { ...found, difficulty: 0.46 }, { word: 'hard', difficulty: 0.46 }],
  ['surprising', 'select', { ...found, misfit: 3.2 }, { word: 'hard', misfit: true }],
  ['too few answers', 'select', { ...without, answers: 18, lack: 'few' }, { answers: 18, lack: 'few', missing: 12, word: null }],
  ['all right', 'select', { ...without, answers: 40, lack: 'all_right' }, { lack: 'all_right', missing: 0, difficulty: null }],
  [
    'from other sites',
    'select',
    { ...found, answers: 0, misfit: null, source: 'shared' },
    { answers: 0, word: 'hard', misfit: false, source: 'shared', lack: null, missing: 0 },
  ],
  ['in no run yet', 'select', null, { answers: 0, lack: 'few', missing: 30 }],
  ['a text', 'text', null, { answers: 0, lack: 'rated', missing: 0 }],
])('FAI-01 the difficulty of a question is described: %s', (_case, type, row, described) => {
  expect(describeDifficulty(type, row)).toMatchObject(described)
})
