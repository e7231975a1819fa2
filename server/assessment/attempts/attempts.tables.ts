import { namesColleague, type References } from '../../database/references.ts'

export const attemptsReferences: References = {
  people: {
    // Counted rows stay, without any text of the person, their device and their extra time.
    'attempts.user_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'tests' },
    'attempts.archived_by': namesColleague,
  },
}
