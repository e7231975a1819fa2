import type { References } from '../../database/references.ts'

export const passportReferences: References = {
  people: {
    // An erased credential is unknown from then on, so it verifies nowhere.
    'skill_credentials.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'tests' },
    'foreign_results.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'results_of_other_sites' },
  },
}
