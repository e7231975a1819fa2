import { type RawBuilder, sql } from 'kysely'
import type { listUnansweredEndpoint } from '#domain/hiring/replies/correspondence.contract.ts'
import type { MessageParts } from '#domain/hiring/replies/correspondence.rules.ts'
import { excerptReads } from '#domain/hiring/replies/excerpt.rules.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { PersonMessage } from '#domain/mail/correspondence.ts'
import { readPage } from '../../platform/lists.ts'
import { isBarredFrom, isWithheld } from '../../platform/mail/own-application.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { mayUse, type Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { filesOfReply, isLatelyAutomatic } from './replies.reads.ts'

/** The tries to send an e-mail that have ended; a worker counts each before it makes it. */
export const madeTries = sql<number>`case when outgoing_emails.status = 'queued' and outgoing_emails.last_error is null
  then 0 else outgoing_emails.attempts end`

/** The status of an e-mail as staff read it beside its text. */
export const shownState = sql<string>`case when outgoing_emails.status = 'failed' and ${isWithheld}
  then 'withheld' else outgoing_emails.status end`

/**
 * Condition that staff may read a row of `replies` with its `users` and, if it has one, its `applications`: replies about an application
 * are for those who read its notes.
 */
function isReplyVisibleTo(viewer: Viewer): RawBuilder<boolean> {
  const ofCards = mayUse(viewer, { module: 'candidates', item: 'view' }) ? isApplicationVisibleTo(viewer) : sql`false`
  return sql`(users.deleted_at is null and ${isVisibleTo(viewer)} and (replies.application_id is null or ${ofCards}))`
}

const visibleReplies = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('replies')
    .innerJoin('users', 'users.id', 'replies.user_id')
    .leftJoin('applications', 'applications.id', 'replies.application_id')
    .where(isReplyVisibleTo(viewer))

/** A reply that the viewer may read, with what an answer to it needs. */
export function readReplyToAnswer(db: Reader, viewer: Viewer, id: string) {
  return visibleReplies(db, viewer)
    .leftJoin('outgoing_emails as answered', 'answered.id', 'replies.email_id')
    .select(['replies.id', 'replies.user_id', 'replies.application_id', 'replies.subject', 'replies.message_id'])
    .select('replies.thread')
    .select(['replies.from_address', 'users.email', 'users.language', 'users.consent_due_at', fullName.as('name')])
    .select(['answered.uuid as answered_uuid', 'answered.thread as answered_thread'])
    .where(recordIs('replies', id))
    .executeTakeFirst()
}
export type ReplyToAnswer = NonNullable<Awaited<ReturnType<typeof readReplyToAnswer>>>

/** The words of a reply, if the viewer may read it. */
export async function readWordsOf(db: Reader, viewer: Viewer, id: number): Promise<string | null> {
  const row = await visibleReplies(db, viewer).select('replies.body').where('replies.id', '=', id).executeTakeFirst()
  return row?.body ?? null
}

/** The name and the signature of a colleague. */
export function readWriter(db: Reader, { id }: { readonly id: number }) {
  return db
    .selectFrom('users')
    .select(['email', 'mail_signature as signature', fullName.as('name')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The last answer of a colleague to a person. */
export function readLastAnswer(tx: Tx, actorId: number, userId: number) {
  return tx
    .selectFrom('outgoing_emails')
    .select(['uuid', 'subject', 'html', 'to_address', 'queued_at', 'status'])
    .where('user_id', '=', userId)
    .where('actor_id', '=', actorId)
    .where('kind', '=', sql.lit('answer'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Replies of people that wait for an answer. A partial index covers this condition. */
const isUnsettled = sql<boolean>`replies.settled_at is null and not replies.automatic`

/** Whether a reply about the application in the row of `applications` waits for an answer. */
export const hasWaitingReply = sql<boolean>`exists (
  select from replies where replies.application_id = applications.id and ${isUnsettled})`

/** The rows of the replies that wait and that a viewer may read, for counts. */
export const waitingReplies = (viewer: Viewer) => sql`
  replies join users on users.id = replies.user_id left join applications on applications.id = replies.application_id
  where ${isUnsettled} and ${isReplyVisibleTo(viewer)}`

/** One page of the replies that wait for an answer, the longest wait first, or of the latest automatic ones. */
export function readUnanswered(db: Reader, viewer: Viewer, query: QueryOf<typeof listUnansweredEndpoint>, now: Date) {
  const waiting = visibleReplies(db, viewer)
    .leftJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['replies.uuid', 'replies.received_at', 'replies.subject', fullName.as('name'), 'users.uuid as user_uuid'])
    .select([sql<string>`left(replies.body, ${sql.lit(excerptReads)})`.as('text'), 'vacancies.uuid as vacancy_uuid'])
    .select(['vacancies.title', 'vacancies.language as vacancy_language'])
    .select(sql<string | null>`case when applications.removed_at is null then applications.uuid end`.as('card_uuid'))
    .where(query.automatic ? isLatelyAutomatic(now) : isUnsettled)
  return readPage(db, waiting, query, 'replies', { received_at: 'received_at' }, 'users.search')
}
export type UnansweredRow = Awaited<ReturnType<typeof readUnanswered>>['rows'][number]

/** The files of a row of the e-mails `of` that a colleague attached, as a JSON list. */
const filesOfMail = (of: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('file', files.uuid, 'name', files.original_name) order by files.id)
  from sent_files join files on files.id = sent_files.file_id where sent_files.email_id = ${sql.ref(of)}
), '[]')`

/** The e-mail with the id in the column `of`, as the correspondence with the person in the row of `users` shows it. */
export const shownMail = (of: string) => sql`(
  select jsonb_build_object(
    'text', mail.plain, 'own_words', mail.kind = 'answer', 'to', case when mail.to_address <> users.email then coalesce(nullif(mail.to_name, ''), mail.to_address) else '' end,
    'files', ${filesOfMail('mail.id')}
  ) from outgoing_emails as mail left join users on users.id = mail.user_id where mail.id = ${sql.ref(of)})`

/** The reply with the id in the column `of`, as the correspondence shows it beside its words. */
export const shownReply = (of: string, withFiles: boolean) => sql`(
  select jsonb_build_object(
    'uuid', replies.uuid, 'from', from_address, 'address', users.email, 'subject', subject, 'quoted', quoted,
    'left_out', to_jsonb(left_out), 'files', ${filesOfReply(withFiles)}, 'waiting', ${isUnsettled},
    'perhaps_automatic', perhaps_automatic, 'calendar', calendar,
    'person', users.uuid, 'person_name', ${fullName}, 'without_consent', users.consent_due_at is not null,
    'no_contact', ${isBarredFrom(sql`replies.application_id`)}
  ) from replies join users on users.id = replies.user_id where replies.id = ${sql.ref(of)})`

/** A row of the correspondence with a person. */
export type MessageRow = Omit<PersonMessage, 'at' | 'mail' | 'reply'> & MessageParts & { readonly at: Date }

/** The messages between the site and a person that belong to no application, the newest first. */
export async function readPersonMessages(db: Reader, userId: number, withFiles: boolean): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with entries as (
      select 'email' as kind, queued_at as at, nullif(trim(writer.first_name || ' ' || writer.last_name), '') as by, subject as text,
        outgoing_emails.language, ${shownState} as state,
        ${madeTries} as tries, outgoing_emails.id as mail_id, null::bigint as reply_id
      from outgoing_emails left join users as writer on writer.id = outgoing_emails.actor_id
      where outgoing_emails.user_id = ${userId} and application_id is null and kind in ('share', 'answer')
      union all
      select case when automatic then 'automatic_reply' else 'reply' end, received_at, null, body, null, null, 0, null, id
      from replies where user_id = ${userId} and application_id is null
    )
    select kind, at, by, text, language, state, tries, case when mail_id is not null then ${shownMail('mail_id')} end as mail,
      case when reply_id is not null then ${shownReply('reply_id', withFiles)} end as reply
    from entries order by at desc, reply_id desc, mail_id desc limit ${sql.lit(limits.timelineEntries)}`.execute(db)
  return rows
}
