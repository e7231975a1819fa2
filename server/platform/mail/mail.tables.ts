import { sql } from 'kysely'
import type { References } from '../../database/references.ts'

/** The e-mails of an import to the people that it brought. */
const mailsOfImport = sql<boolean>`kind in ('consent', 'held_consent')`

export const mailReferences: References = {
  people: {
    'outgoing_emails.user_id': { merge: 'move', erasure: 'delete', undo: { ignored: mailsOfImport }, ownData: 'emails' },
    'outgoing_emails.actor_id': {
      merge: 'none',
      erasure: 'keep',
      undo: { ignored: mailsOfImport },
      ownData: 'about a colleague',
    },
  },
  cards: {
    // Deleted by the erasure, with their copies in the mailbox.
    'outgoing_emails.application_id': { merge: 'move', erasure: 'keep', undo: { ignored: mailsOfImport }, ownData: 'emails' },
  },
}
