import { sql } from 'kysely'
import { namesColleague, type References } from '../../database/references.ts'

/** The links of the e-mails of an import. */
const linksOfImport = sql<boolean>`kind in ('consent', 'objection') and account_links.email <> ''`

export const accountsReferences: References = {
  people: {
    'account_links.user_id': { merge: 'delete', erasure: 'delete', undo: { ignored: linksOfImport }, ownData: 'technical' },
    'yielded_addresses.user_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    // None is left at an erasure: closing the account gives the address back.
    'yielded_addresses.account_id': { merge: 'join', erasure: 'keep', undo: 'keeps the person', ownData: 'technical' },
    'waiting_roles.user_id': { merge: 'delete', erasure: 'delete', undo: 'keeps the person', ownData: 'technical' },
    'waiting_roles.given_by': namesColleague,
    'consents.user_id': { merge: 'join', erasure: 'delete', undo: 'keeps the person', ownData: 'consents' },
  },
}
