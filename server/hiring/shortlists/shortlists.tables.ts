import { namesColleague, type References } from '../../database/references.ts'

export const shortlistsReferences: References = {
  people: {
    'shortlists.made_by': namesColleague,
  },
  cards: {
    // The person reads to which clients they were presented. An erased one leaves an empty place.
    'shortlist_people.application_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'applications' },
  },
}
