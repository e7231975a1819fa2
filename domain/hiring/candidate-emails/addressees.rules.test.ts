import { expect, test } from 'vitest'
import { obstacleToWriting } from './addressees.rules.ts'

test.each([
  ['', null, false, 'no_address'],
  ['', '2026-12-20T15:00:00Z', false, 'no_consent'],
  ['ana@example.com', null, false, undefined],
  ['ana@example.com', null, true, 'unreached'],
  ['ana@example.com', '2026-12-20T15:00:00Z', false, 'no_consent'],
  ['ana@example.com', '2026-12-20T15:00:00Z', true, 'no_consent'],
] as const)(
  'SPEC-77 EML-01 the address %j, consent due %s and an e-mail that did not arrive (%s) make the obstacle %s',
  (email, due, unreached, obstacle) => {
    expect(obstacleToWriting({ email, consent_due_at: due, unreached })).toBe(obstacle)
  },
)
