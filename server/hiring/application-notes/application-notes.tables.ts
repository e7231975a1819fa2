import { namesColleague, type References } from '../../database/references.ts'

export const applicationNotesReferences: References = {
  people: {
    'comments.author_id': namesColleague,
  },
  cards: {
    'comments.application_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'work of staff' },
  },
}
