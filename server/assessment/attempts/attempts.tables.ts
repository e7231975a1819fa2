import { namesColleague, type References } from '../../database/references.ts'

export const attemptsReferences: References = {
  people: {
    // Counted rows without any text of the person stay.
    'attempts.user_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'tests' },
    'attempts.archived_by': namesColleague,
  },
}
