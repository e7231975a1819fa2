import { expect, test } from 'vitest'
import { obstacleToWriting } from './addressees.rules.ts'

const own = { added: false, brought: false }

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
    expect(obstacleToWriting({ no_contact: false, email, consent_due_at: due, unreached }, own)).toBe(obstacle)
  },
)

test.each([
  [own, undefined],
  [{ added: true, brought: false }, 'no_contact'],
  [{ added: false, brought: true }, 'no_contact'],
])('CON-02 about the application %j a person who must not be contacted has the obstacle %s', (application, obstacle) => {
  const person = { no_contact: true, email: 'ana@example.com', consent_due_at: null, unreached: false }
  expect(obstacleToWriting(person, application)).toBe(obstacle)
})
