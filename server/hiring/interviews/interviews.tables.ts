import type { References } from '../../database/references.ts'

export const interviewsReferences: References = {
  cards: {
    'interviews.application_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'interviews' },
  },
}
