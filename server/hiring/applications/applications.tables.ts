import { namesColleague, type References } from '../../database/references.ts'

export const applicationsReferences: References = {
  people: {
    'applications.user_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'applications' },
    'applications.added_by': namesColleague,
    'application_history.actor_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'applications' },
  },
  cards: {
    'application_history.application_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'applications' },
  },
}
