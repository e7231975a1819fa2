import { expect, test } from 'vitest'
import { type Evidence, shownStateOf } from './shown-skills.rules.ts'

const nothing: Evidence = { test: null, answer: null, points: [] }
const tested = (points: number, error: number | null = 10, provisional = false) => ({ test: { points, error, provisional } })

test.each<[string, Partial<Evidence>, string]>([
  ['nothing', {}, 'unknown'],
  ['a test whose whole error is in the upper bands', tested(71), 'shown'],
  ['a test at the limit without an error', tested(61, null), 'shown'],
  ['a test whose error reaches below the limit', tested(70), 'unsure'],
  ['a test below the limit whose error reaches it', tested(51), 'unsure'],
  ['a test whose error stays below the limit', tested(50), 'not_shown'],
  ['a good test with answers to be rated', tested(95, 10, true), 'unsure'],
  ['an answer', { answer: { knockout: false } }, 'shown'],
  ['a knock-out answer', { answer: { knockout: true } }, 'not_shown'],
  ['one colleague who saw it', { points: [3] }, 'shown'],
  ['one colleague who did not', { points: [2] }, 'not_shown'],
  ['two colleagues who disagree, though their mean is above', { points: [2, 5] }, 'unsure'],
  ['a weak test and colleagues who saw it', { ...tested(30), points: [3, 4] }, 'shown'],
  ['a good test and colleagues who did not see it', { ...tested(90), points: [1] }, 'shown'],
  ['an unsure test and colleagues who did not see it', { ...tested(65), points: [1] }, 'unsure'],
])('SHL-01 %s shows what the vacancy asks, or not', (_, evidence, state) => {
  expect(shownStateOf({ ...nothing, ...evidence })).toBe(state)
})
