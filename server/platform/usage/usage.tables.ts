import type { References } from '../../database/references.ts'

export const usageReferences: References = {
  people: {
    'usage_of_people.user_id': { merge: 'delete', erasure: 'delete', undo: 'ignored', ownData: 'made from other rows' },
  },
}
