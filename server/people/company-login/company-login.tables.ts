import type { References } from '../../database/references.ts'

/** The surviving account of a merge keeps its own login. */
export const companyLoginReferences: References = {
  people: {
    'company_accounts.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'second_factor' },
  },
}
