import { limits } from '#domain/kernel/limits.ts'
import type { ReplyTarget } from '../../platform/mail/reply-address.ts'
import type { Reader } from '../../platform/platform.ts'

/** An e-mail of the outbox that an incoming message is about. */
export function readOutgoing(db: Reader, by: { readonly id: number } | { readonly uuid: string }) {
  return db
    .selectFrom('outgoing_emails')
    .select(['id', 'uuid', 'kind', 'status', 'application_id', 'user_id', 'contact_id', 'to_name', 'to_address'])
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('uuid' in by, (query) => query.where('uuid', '=', 'uuid' in by ? by.uuid : ''))
    .executeTakeFirst()
}
export type OutgoingRow = NonNullable<Awaited<ReturnType<typeof readOutgoing>>>

/** The person whom a message is about, and the application. */
export interface About {
  readonly userId: number
  readonly email: string
  readonly applicationId: number | null
  /** Whether the application has been withdrawn or removed from its board. */
  readonly hasLeft: boolean
}

/** The person with an open account, and the application, that a token names. After a merge they are those that go on (EML-01). */
export async function readAbout(db: Reader, { kind, id }: ReplyTarget): Promise<About | undefined> {
  if (kind === 'email') {
    const mail = await readOutgoing(db, { id })
    if (!mail?.user_id) return undefined
    const application =
      mail.application_id === null ? undefined : await readAbout(db, { kind: 'application', id: mail.application_id })
    return application ?? readAbout(db, { kind: 'person', id: mail.user_id })
  }
  if (kind === 'application') {
    const row = await db
      .selectFrom('applications')
      .innerJoin('users', 'users.id', 'applications.user_id')
      .select(['users.id as userId', 'users.email', 'applications.id as applicationId', 'applications.removed_at'])
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('applications.id', '=', id),
          eb('applications.id', '=', selectFrom('joined_applications').select('application_id').where('ended_id', '=', id)),
        ]),
      )
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { removed_at, ...about } = row
    return { ...about, hasLeft: removed_at !== null }
  }
  if (kind === 'contact') return undefined
  const person = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', '=', id),
        eb('id', '=', selectFrom('users as merged').select('merged.merged_into').where('merged.id', '=', id)),
      ]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return person && { userId: person.id, email: person.email, applicationId: null, hasLeft: false }
}

/** What is stored of the replies of a person since `from`. */
export async function countReplies(
  db: Reader,
  userId: number,
  from: Date,
): Promise<{ readonly stored: number; readonly automatic: number; readonly files: number }> {
  const row = await db
    .selectFrom('replies')
    .leftJoin('reply_files', 'reply_files.reply_id', 'replies.id')
    .select(({ fn }) => [
      fn.count<number>('replies.id').distinct().filterWhere('automatic', 'is', false).as('stored'),
      fn.count<number>('replies.id').distinct().filterWhere('automatic', 'is', true).as('automatic'),
      fn.count<number>('reply_files.file_id').as('files'),
    ])
    .where('user_id', '=', userId)
    .where('received_at', '>', from)
    .executeTakeFirst()
  return { stored: Number(row?.stored ?? 0), automatic: Number(row?.automatic ?? 0), files: Number(row?.files ?? 0) }
}

/** Whether a person has as many stored replies as one may have (QUO-01). Reads no more of them than that. */
export async function hasManyReplies(db: Reader, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('replies')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .offset(limits.filled.ofPerson.replies - 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
    .$if(applicationId === null, (query) => query.where('kind', 'in', ['share', 'answer']))
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
  const inTable = (table: 'replies' | 'client_replies') =>
    db
      .selectFrom(table)
      .select('id')
      .where(({ or, and, eb }) =>
        or([eb('message_id', '=', messageId), and([eb('uid_validity', '=', uidValidity), eb('uid', '=', uid)])]),
      )
  const row = await inTable('replies').union(inTable('client_replies')).executeTakeFirst()
  return row !== undefined
}
