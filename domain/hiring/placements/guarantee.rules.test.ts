import { expect, test } from 'vitest'
import { placementState } from './guarantee.rules.ts'

const day = '2027-03-31'

test.each([
  ['without a guarantee', { guarantee_ends_on: null, ended_on: null }, 'none'],
  ['before the last day', { guarantee_ends_on: '2027-04-01', ended_on: null }, 'running'],
  ['on the last day', { guarantee_ends_on: day, ended_on: null }, 'running'],
  ['after the last day', { guarantee_ends_on: '2027-03-30', ended_on: null }, 'over'],
  ['the hire ended on the last day', { guarantee_ends_on: '2027-03-30', ended_on: '2027-03-30' }, 'ended_within'],
  ['the hire ended after it', { guarantee_ends_on: '2027-03-29', ended_on: '2027-03-30' }, 'over'],
] as const)('PLC-01 a placement states its guarantee: %s', (_, placement, expected) => {
  expect(placementState(placement, day)).toBe(expected)
})
