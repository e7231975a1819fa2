import { namesColleague, type References } from '../../database/references.ts'

export const correctionsReferences: References = {
  people: {
    'corrections.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'corrections_by_staff' },
    'corrections.corrected_by': namesColleague,
    'address_changes.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    'address_changes.asked_by': namesColleague,
  },
}
