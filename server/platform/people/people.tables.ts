import { namesColleague, type References } from '../../database/references.ts'

export const peopleReferences: References = {
  people: {
    'users.added_by': namesColleague,
    'users.merged_into': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'technical' },
  },
}
