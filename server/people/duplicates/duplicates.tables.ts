import { namesColleague, type References } from '../../database/references.ts'

export const duplicatesReferences: References = {
  people: {
    'people_to_compare.user_id': { merge: 'delete', erasure: 'keep', undo: 'ignored', ownData: 'made from other rows' },
    'probable_duplicates.older_id': { merge: 'delete', erasure: 'keep', undo: 'ignored', ownData: 'made from other rows' },
    'probable_duplicates.newer_id': { merge: 'delete', erasure: 'keep', undo: 'ignored', ownData: 'made from other rows' },
    'probable_duplicates.apart_by': namesColleague,
  },
  cards: {
    'joined_applications.application_id': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'technical' },
  },
}
