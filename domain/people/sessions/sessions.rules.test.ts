import { expect, test } from 'vitest'
import { mayReuse } from './sessions.rules.ts'

const usedAt = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(usedAt.getTime() + ms)

test.each([
  ['at once, its successor unused', 0, null, true],
  ['after ten seconds to the millisecond', 10_000, null, true],
  ['a millisecond later', 10_001, null, false],
  ['when its successor was used', 1000, after(500), false],
])('LOG-04 a used refresh token presented again %s', (_when, ms, successor, expected) => {
  expect(mayReuse(usedAt, successor, after(ms))).toBe(expected)
})
