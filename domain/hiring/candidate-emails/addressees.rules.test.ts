import { expect, test } from 'vitest'
import { obstacleToWriting } from './addressees.rules.ts'

test.each([
  [null, false, undefined],
  [null, true, 'unreached'],
  ['2026-12-20T15:00:00Z', false, 'no_consent'],
  ['2026-12-20T15:00:00Z', true, 'no_consent'],
] as const)('SPEC-77 EML-01 consent due %s and an unreached address (%s) make the obstacle %s', (due, unreached, obstacle) => {
  expect(obstacleToWriting({ consent_due_at: due, unreached })).toBe(obstacle)
})
