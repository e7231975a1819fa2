import { expect, test } from 'vitest'
import { type Figures, isSurprising, marksOf } from './health.rules.ts'

const sound: Figures = { asked: 40, share: 0.6, discrimination: 0.35, compared: 40, median_seconds: 30 }

test.each<[string, Partial<Figures>, string[]]>([
  ['a sound question has no mark', {}, []],
  ['nearly all are right', { share: 0.95 }, ['too_easy']],
  ['many are right, but not nearly all', { share: 0.949 }, []],
  ['nearly nobody is right', { share: 0.1 }, ['too_hard']],
  ['few are right, but not nearly nobody', { share: 0.101 }, []],
  ['it speaks against the rest', { discrimination: -0.01 }, ['against_rest']],
  ['it says nothing about the rest', { discrimination: 0 }, []],
  ['both at once', { share: 0.05, discrimination: -0.4 }, ['too_hard', 'against_rest']],
  ['too few answers to say anything', { asked: 19, share: 1, compared: 19, discrimination: -1 }, []],
  ['enough answers, too few of them rated to compare', { share: 1, compared: 19, discrimination: -1 }, ['too_easy']],
  ['all the same points: nothing to compare', { share: 1, discrimination: null }, ['too_easy']],
  ['never rated', { share: null, discrimination: null, compared: 0 }, []],
])('QST-04 the health of a question: %s', (_case, figures, marks) => {
  expect(marksOf({ ...sound, ...figures })).toEqual(marks)
})

test.each([
  [true, [], true],
  [true, ['too_hard' as const], true],
  [true, ['against_rest' as const], false],
  [false, [], false],
])('FAI-01 a misfit of %s beside the marks %j is shown: %s', (misfit, marks, is) => {
  expect(isSurprising({ marks, difficulty: { misfit } })).toBe(is)
})
