import { expect, test } from 'vitest'
import { changedFlags, userTypeOf } from './users.rules.ts'

test.each([
  ['hiring takes available away', { available: true, hired: false }, { hired: true }, { available: false, hired: true }],
  [
    'also when both are set at once',
    { available: false, hired: false },
    { hired: true, available: true },
    { available: false, hired: true },
  ],
  ['taking it back gives available back', { available: false, hired: true }, { hired: false }, { available: true, hired: false }],
  [
    'unless that is said otherwise',
    { available: false, hired: true },
    { hired: false, available: false },
    { available: false, hired: false },
  ],
  [
    'who is hired may be available again',
    { available: false, hired: true },
    { available: true },
    { available: true, hired: true },
  ],
  ['hiring again changes nothing', { available: true, hired: true }, { hired: true }, { available: true, hired: true }],
  ['nothing asked, nothing changed', { available: true, hired: false }, {}, { available: true, hired: false }],
])('USR-04 SPEC-41: %s', (_words, before, change, after) => {
  expect(changedFlags(before, change)).toEqual(after)
})

test('USR-01 SPEC-17: a person is shown as staff before hired before applicant', () => {
  expect(userTypeOf({ staff: true, hired: true, applied: true })).toBe(1)
  expect(userTypeOf({ staff: false, hired: true, applied: true })).toBe(3)
  expect(userTypeOf({ staff: false, hired: false, applied: true })).toBe(2)
  expect(userTypeOf({ staff: false, hired: false, applied: false })).toBeNull()
})
