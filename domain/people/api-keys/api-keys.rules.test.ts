import { expect, test } from 'vitest'
import { dayAfter, isPossibleEnd } from './api-keys.rules.ts'

test.each([
  ['2026-11-29', 90, '2027-02-27'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('KEY-01 the day %s and %i days later is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected)
})

test.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2027-11-29', true],
  ['2027-11-30', false],
])('KEY-01 on 2026-11-29 a key may end on %s: %s', (day, expected) => {
  expect(isPossibleEnd(day, '2026-11-29')).toBe(expected)
})
