import { expect, test } from 'vitest'
import { chanceOfRight, reckonedDifficulty } from './chance.rules.ts'

test.each([
  [0, 0, 0.5],
  [1, 1, 0.5],
  [1.0986, 0, 0.75],
  [0, 1.0986, 0.25],
  [-2, 2, 0.018],
])(
  'FAI-02 at the ability %s a question of the difficulty %s is answered right with the chance %s',
  (ability, difficulty, chance) => {
    expect(chanceOfRight(ability, difficulty)).toBeCloseTo(chance, 3)
  },
)

test.each([
  [{ difficulty: 1.2, lack: null }, 1.2],
  [{ difficulty: null, lack: 'all_right' as const }, -4],
  [{ difficulty: null, lack: 'all_wrong' as const }, 4],
  [{ difficulty: null, lack: 'few' as const }, null],
  [{ difficulty: null, lack: 'apart' as const }, null],
  [null, null],
])('FAI-02 draws reckon %o as the difficulty %s', (found, reckoned) => {
  expect(reckonedDifficulty(found)).toBe(reckoned)
})
