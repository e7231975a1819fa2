import type { References } from '../../database/references.ts'

/** The surviving account of a merge keeps its own login, so the factors of the other one end with it. */
export const secondFactorReferences: References = {
  people: {
    'app_setups.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    'authenticator_apps.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'second_factor' },
    'passkeys.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'second_factor' },
    'recovery_codes.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'second_factor' },
  },
}
