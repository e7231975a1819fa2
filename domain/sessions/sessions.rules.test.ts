import { expect, test } from 'vitest'
import { mayReuse } from './sessions.rules.ts'

const usedAt = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(usedAt.getTime() + ms)

test.each([
  ['at once, its successor unused', 0, [null], true],
  ['after ten seconds to the millisecond', 10_000, [null], true],
  ['a millisecond later', 10_001, [null], false],
  ['while two successors are unused', 5000, [null, null], true],
  ['when its successor was used', 1000, [after(500)], false],
  ['when one of two successors was used', 1000, [null, after(500)], false],
  ['when no successor was kept', 1000, [], true],
])('LOG-04 a used refresh token presented again %s', (_when, ms, successors, expected) => {
  expect(mayReuse(usedAt, successors, after(ms))).toBe(expected)
})
