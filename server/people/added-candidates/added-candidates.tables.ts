import { namesColleague, type References } from '../../database/references.ts'

export const addedCandidatesReferences: References = {
  people: {
    'consent_requests.user_id': { merge: 'delete', erasure: 'delete', undo: 'ignored', ownData: 'technical' },
    'held_consents.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'held_consents' },
    'held_consents.declared_by': namesColleague,
  },
}
