import { ofColleague, type References } from '../../database/references.ts'

export const interviewsReferences: References = {
  people: {
    'interview_colleagues.user_id': ofColleague,
  },
  cards: {
    'interviews.application_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'interviews' },
  },
}
