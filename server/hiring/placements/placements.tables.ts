import { namesColleague, type References } from '../../database/references.ts'

export const placementsReferences: References = {
  people: {
    'placements.owner_id': namesColleague,
  },
  cards: {
    // The fee stays in the figures; the person is named nowhere in the row.
    'placements.application_id': { merge: 'join', erasure: 'keep', undo: 'keeps the person', ownData: 'applications' },
  },
}
