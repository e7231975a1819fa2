import { namesColleague, ofColleague, type References } from '../../database/references.ts'

export const interviewTimesReferences: References = {
  people: {
    'interview_offers.made_by': namesColleague,
    'interview_offer_colleagues.user_id': ofColleague,
    'interview_hours.user_id': ofColleague,
    'busy_calendars.user_id': ofColleague,
  },
  cards: {
    // The newest offer of the surviving card counts, and none whose interview is another one: see timesStateOf.
    'interview_offers.application_id': { merge: 'move', erasure: 'delete', undo: 'keeps the person', ownData: 'applications' },
  },
}
