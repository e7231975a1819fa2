import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

/** A person with an open account whom the viewer may see, with the mark of their address. */
export function readReach(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'undelivered_address', 'undelivered_at', 'undelivered_reason'])
    .where(recordIs('users', id))
    .where('deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}
export type ReachRow = NonNullable<Awaited<ReturnType<typeof readReach>>>

/** The state of the mailbox with the answers. */
export const readMailboxState = (db: Reader) =>
  db.selectFrom('reply_mailbox').select(['checked_at', 'away_since', 'last_error', 'unmatched']).executeTakeFirstOrThrow()
export type MailboxState = Awaited<ReturnType<typeof readMailboxState>>
