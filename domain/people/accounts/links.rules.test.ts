import { expect, test } from 'vitest'
import { linkExpiry, linkProblem } from './links.rules.ts'

const made = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(made.getTime() + seconds * 1000)

test.each([
  ['reset', 'at once', 0, null, undefined],
  ['reset', 'a second before half an hour has passed', 1799, null, undefined],
  ['reset', 'after half an hour', 1800, null, 'recovery.error.expired'],
  ['reset', 'a second time', 60, after(30), 'recovery.error.used'],
  ['reset', 'a second time, much later', 3600, after(30), 'recovery.error.used'],
  ['invitation', 'a second before seven days have passed', 7 * 86_400 - 1, null, undefined],
  ['invitation', 'after seven days', 7 * 86_400, null, 'invitation.error.expired'],
] as const)('LOG-03 a link of the kind %s that is opened %s', (kind, _when, seconds, usedAt, problem) => {
  expect(linkProblem({ kind, usedAt, expiresAt: linkExpiry(kind, made) }, after(seconds))).toBe(problem)
})
