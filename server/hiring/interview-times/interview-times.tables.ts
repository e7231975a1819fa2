import { namesColleague, ofColleague, type References } from '../../database/references.ts'

export const interviewTimesReferences: References = {
  people: {
    'interview_offers.made_by': namesColleague,
    'interview_offer_colleagues.user_id': ofColleague,
    'interview_hours.user_id': ofColleague,
    'busy_calendars.user_id': ofColleague,
  },
  cards: {
    // At most one of both cards stays open, and none whose interview is another one: see joinOffers.
    'interview_offers.application_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'applications' },
  },
}
