import { expect, test } from 'vitest'
import { suggestionObstacle } from './suggestions.rules.ts'

const reachable = {
  ...{ isStaff: false, isThere: false, email: 'ana@example.com', isUnreached: false },
  ...{ lacksConsent: false, areWanted: true, isConfirmed: true },
}

test.each([
  [{}, undefined],
  [{ isStaff: true, isThere: true }, 'staff'],
  [{ isThere: true, email: '' }, 'there'],
  [{ email: '', isUnreached: true, isConfirmed: false }, 'no_address'],
  [{ isUnreached: true, areWanted: false }, 'unreached'],
  [{ lacksConsent: true, email: '', isUnreached: true, isConfirmed: false }, 'no_consent'],
  [{ areWanted: false, isConfirmed: false }, 'unwanted'],
  [{ isConfirmed: false }, 'unconfirmed'],
])('POO-02 EML-01 EML-04 SPEC-56 SPEC-77 a person with %j has the obstacle %s', (person, obstacle) => {
  expect(suggestionObstacle({ ...reachable, ...person })).toBe(obstacle)
})
