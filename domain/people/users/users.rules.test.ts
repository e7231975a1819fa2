import { expect, test } from 'vitest'
import { applyFlags, userTypeOf } from './users.rules.ts'

test.each([
  [
    'hiring a person ends their availability',
    { available: true, hired: false },
    { hired: true },
    { available: false, hired: true },
  ],
  [
    'hiring ends the availability even if both are set at once',
    { available: false, hired: false },
    { hired: true, available: true },
    { available: false, hired: true },
  ],
  [
    'undoing a hire makes the person available again',
    { available: false, hired: true },
    { hired: false },
    { available: true, hired: false },
  ],
  [
    'undoing a hire respects an availability set at once',
    { available: false, hired: true },
    { hired: false, available: false },
    { available: false, hired: false },
  ],
  [
    'a hired person can be marked as available again',
    { available: false, hired: true },
    { available: true },
    { available: true, hired: true },
  ],
  ['hiring again changes nothing', { available: true, hired: true }, { hired: true }, { available: true, hired: true }],
  ['an empty change changes nothing', { available: true, hired: false }, {}, { available: true, hired: false }],
])('USR-04 SPEC-41: %s', (_words, before, change, after) => {
  expect(applyFlags(before, change)).toEqual(after)
})

test('USR-01 SPEC-17: a person counts as staff first, then as hired, then as applicant', () => {
  expect(userTypeOf({ staff: true, hired: true, applied: true })).toBe(1)
  expect(userTypeOf({ staff: false, hired: true, applied: true })).toBe(3)
  expect(userTypeOf({ staff: false, hired: false, applied: true })).toBe(2)
  expect(userTypeOf({ staff: false, hired: false, applied: false })).toBeNull()
})
