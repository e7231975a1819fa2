import { expect, test } from 'vitest'
import { suggestionObstacle } from './suggestions.rules.ts'

const reachable = {
  ...{ isStaff: false, isThere: false, isBarred: false, email: 'ana@example.com', isUnreached: false },
  ...{ lacksConsent: false, areWanted: true, isConfirmed: true, covers: null },
}

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ isStaff: true, isThere: true }, 'staff'],
  [{ isThere: true, email: '' }, 'there'],
  [{ isBarred: true, lacksConsent: true, areWanted: false }, 'no_contact'],
  [{ email: '', isUnreached: true, isConfirmed: false }, 'no_address'],
  [{ isUnreached: true, areWanted: false }, 'unreached'],
  [{ lacksConsent: true, email: '', isUnreached: true, isConfirmed: false }, 'no_consent'],
  [{ areWanted: false, isConfirmed: false }, 'unwanted'],
  [{ isConfirmed: false }, 'unconfirmed'],
  [{ isConfirmed: false, covers: 'both' as const }, undefined],
  [{ isConfirmed: false, covers: 'offers' as const }, undefined],
  [{ covers: 'keeping' as const }, 'not_covered'],
  [{ isConfirmed: false, covers: 'both' as const, areWanted: false }, 'unwanted'],
  [{ isConfirmed: false, covers: 'both' as const, isUnreached: true }, 'unreached'],
])('POO-02 EML-01 EML-04 SPEC-56 SPEC-77 CON-02 CON-03 a person with %j has the obstacle %s', (person, obstacle) => {
  expect(suggestionObstacle({ ...reachable, ...person })).toBe(obstacle)
})
