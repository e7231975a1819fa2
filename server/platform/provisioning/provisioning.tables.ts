import type { References } from '../../database/references.ts'

export const provisioningReferences: References = {
  people: {
    'provisioned_staff.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'second_factor' },
  },
}
