import { namesColleague, type References } from '../../database/references.ts'

export const correctionsReferences: References = {
  people: {
    'corrections.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'corrections_by_staff' },
    'corrections.corrected_by': namesColleague,
  },
}
