import type { ReplyTarget } from '../../platform/mail/reply-address.ts'
import type { Reader } from '../../platform/platform.ts'

/** An e-mail of the outbox that an incoming message is about. */
export function readOutgoing(db: Reader, by: { readonly id: number } | { readonly uuid: string }) {
  return db
    .selectFrom('outgoing_emails')
    .select(['id', 'uuid', 'kind', 'status', 'application_id', 'user_id', 'to_name', 'to_address'])
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('uuid' in by, (query) => query.where('uuid', '=', 'uuid' in by ? by.uuid : ''))
    .executeTakeFirst()
}
export type OutgoingRow = NonNullable<Awaited<ReturnType<typeof readOutgoing>>>

/** The person with an open account, and the application, that a token names. */
export async function readAbout(
  db: Reader,
  { kind, id }: ReplyTarget,
): Promise<{ userId: number; email: string; applicationId: number | null } | undefined> {
  if (kind === 'email') {
    const mail = await readOutgoing(db, { id })
    if (!mail?.user_id) return undefined
    if (mail.application_id !== null) return readAbout(db, { kind: 'application', id: mail.application_id })
    return readAbout(db, { kind: 'person', id: mail.user_id })
  }
  if (kind === 'application') {
    const row = await db
      .selectFrom('applications')
      .innerJoin('users', 'users.id', 'applications.user_id')
      .select(['users.id as userId', 'users.email', 'applications.id as applicationId'])
      .where('applications.id', '=', id)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst()
    return row
  }
  const person = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person && { userId: person.id, email: person.email, applicationId: null }
}

/** The last e-mail to a person about an application, or without one: an answer that names none is about it. */
export async function readLastSent(
  db: Reader,
  { userId, applicationId }: { readonly userId: number; readonly applicationId: number | null },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('outgoing_emails')
    .select('id')
    .where('user_id', '=', userId)
    .where('application_id', applicationId === null ? 'is' : '=', applicationId)
    .$if(applicationId === null, (query) => query.where('kind', '=', 'share'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Whether a message was stored before, in this mailbox or by its own id. */
export async function isStored(
  db: Reader,
  { messageId, uidValidity, uid }: { messageId: string; uidValidity: number; uid: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('replies')
    .select('id')
    .where(({ or, and, eb }) =>
      or([eb('message_id', '=', messageId), and([eb('uid_validity', '=', uidValidity), eb('uid', '=', uid)])]),
    )
    .executeTakeFirst()
  return row !== undefined
}
