import { namesColleague, type References } from '../../database/references.ts'

export const usersReferences: References = {
  people: {
    'deleted_accounts.user_id': { merge: 'none', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    'deleted_accounts.deleted_by': namesColleague,
  },
}
