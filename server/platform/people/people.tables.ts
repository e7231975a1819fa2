import { namesColleague, type References } from '../../database/references.ts'

export const peopleReferences: References = {
  people: {
    'users.added_by': namesColleague,
    'users.owner_id': namesColleague,
    'users.merged_into': { merge: 'move', erasure: 'keep', undo: 'keeps the person', ownData: 'technical' },
    'profiles.user_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'personal' },
    'deleted_accounts.user_id': { merge: 'none', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    'deleted_accounts.deleted_by': namesColleague,
  },
}
