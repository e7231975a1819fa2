import { expect, test } from 'vitest'
import { mailObstacle } from './addressees.rules.ts'

const reachable = { isBarred: false, email: 'ana@example.com', lacksConsent: false, isUnreached: false }

test.each([
  [{}, undefined],
  [{ isBarred: true, lacksConsent: true }, 'no_contact'],
  [{ lacksConsent: true, email: '', isUnreached: true }, 'no_consent'],
  [{ email: '', isUnreached: true }, 'no_address'],
  [{ isUnreached: true }, 'unreached'],
])('SPEC-77 EML-01 CON-02 to a person with %j the obstacle is %s', (person, obstacle) => {
  expect(mailObstacle({ ...reachable, ...person })).toBe(obstacle)
})
