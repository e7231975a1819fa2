import { namesColleague, ofColleague, type References } from '../../database/references.ts'

export const updatesReferences: References = {
  people: {
    'staff_notices.user_id': { merge: 'none', erasure: 'delete', undo: 'ignored', ownData: 'about a colleague' },
    'staff_notices.caused_by': { merge: 'none', erasure: 'keep', undo: 'ignored', ownData: 'about a colleague' },
    'notice_settings.user_id': ofColleague,
    'notice_digests.user_id': ofColleague,
    'comment_mentions.user_id': namesColleague,
    'note_mentions.user_id': namesColleague,
  },
  cards: {
    'staff_notices.application_id': { merge: 'join', erasure: 'delete', undo: 'ignored', ownData: 'about a colleague' },
  },
}
