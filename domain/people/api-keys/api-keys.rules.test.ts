import { expect, test } from 'vitest'
import { isPossibleEnd } from './api-keys.rules.ts'

test.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2027-11-29', true],
  ['2027-11-30', false],
])('KEY-01 on 2026-11-29 a key may end on %s: %s', (day, expected) => {
  expect(isPossibleEnd(day, '2026-11-29')).toBe(expected)
})
