import { namesColleague, type References } from '../../database/references.ts'

export const personNotesReferences: References = {
  people: {
    'person_notes.user_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'work of staff' },
    'person_notes.author_id': namesColleague,
  },
}
