import { namesColleague, ofColleague, type References } from '../../database/references.ts'

export const scorecardsReferences: References = {
  people: {
    'scorecards.author_id': namesColleague,
    'scorecard_reminders.user_id': ofColleague,
  },
  cards: {
    'scorecards.application_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'applications' },
  },
}
