import { expect, test } from 'vitest'
import { mailObstacle } from './addressees.rules.ts'

const reachable = { email: 'ana@example.com', lacksConsent: false, isUnreached: false }

test.each([
  [{}, undefined],
  [{ lacksConsent: true, email: '', isUnreached: true }, 'no_consent'],
  [{ email: '', isUnreached: true }, 'no_address'],
  [{ isUnreached: true }, 'unreached'],
])('SPEC-77 EML-01 to a person with %j the obstacle is %s', (person, obstacle) => {
  expect(mailObstacle({ ...reachable, ...person })).toBe(obstacle)
})
