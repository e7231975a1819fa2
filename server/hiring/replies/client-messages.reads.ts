import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { type MessageRow, madeTries, shownState } from './correspondence.reads.ts'

/** A contact of a client whom an incoming message is about. */
export function readContactAbout(db: Reader, id: number) {
  return db
    .selectFrom('client_contacts')
    .innerJoin('clients', 'clients.id', 'client_contacts.client_id')
    .select(['client_contacts.id', 'client_contacts.client_id', 'clients.owner_id'])
    .where('client_contacts.id', '=', id)
    .executeTakeFirst()
}
export type ContactAbout = NonNullable<Awaited<ReturnType<typeof readContactAbout>>>

/** What is stored of the messages of a contact since `from`. */
export async function countClientReplies(db: Reader, contactId: number, from: Date): Promise<number> {
  const row = await db
    .selectFrom('client_replies')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('contact_id', '=', contactId)
    .where('received_at', '>', from)
    .executeTakeFirstOrThrow()
  return Number(row.stored)
}

/** The last e-mail to a contact, of `actorId` if given. */
export function readLastToContact(db: Reader, contactId: number, actorId?: number) {
  return db
    .selectFrom('outgoing_emails')
    .select(['id', 'uuid', 'subject', 'html', 'to_address', 'queued_at', 'status', 'thread', 'actor_id'])
    .where('contact_id', '=', contactId)
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last message of a contact, which the next e-mail answers. */
export function readLastOfContact(db: Reader, contactId: number) {
  return db
    .selectFrom('client_replies')
    .select(['message_id', 'thread'])
    .where('contact_id', '=', contactId)
    .where('automatic', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The latest messages of the conversation with a contact, the newest last (CLT-01). */
export async function readClientMessages(db: Reader, contactId: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with entries as (
      select 'email' as kind, queued_at as at, nullif(${fullName}, '') as by, subject as text, outgoing_emails.language, ${shownState} as state,
        ${madeTries} as tries, outgoing_emails.id as mail_id, null::bigint as reply_id
      from outgoing_emails left join users on users.id = outgoing_emails.actor_id where outgoing_emails.contact_id = ${contactId}
      union all
      select case when automatic then 'automatic_reply' else 'reply' end, received_at, null, body, null, null, 0, null, id
      from client_replies where contact_id = ${contactId}
    )
    select kind, at, by, text, language, state, tries,
      (select jsonb_build_object('text', mail.plain, 'own_words', true, 'files', '[]'::jsonb,
        'to', case when mail.to_address <> client_contacts.email then mail.to_address else '' end)
        from outgoing_emails as mail where mail.id = mail_id) as mail,
      (select jsonb_build_object(
        'uuid', replies.uuid, 'from', from_address, 'address', client_contacts.email, 'subject', subject, 'quoted', quoted,
        'left_out', to_jsonb(left_out), 'waiting', false, 'perhaps_automatic', perhaps_automatic, 'calendar', null,
        'person', '', 'person_name', client_contacts.name, 'without_consent', false, 'no_contact', false,
        'files', coalesce((
          select jsonb_agg(jsonb_build_object('file', files.uuid, 'name', files.original_name) order by files.id)
          from client_reply_files join files on files.id = client_reply_files.file_id where client_reply_files.reply_id = replies.id
        ), '[]'))
        from client_replies as replies where replies.id = reply_id) as reply
    from entries join client_contacts on client_contacts.id = ${contactId}
    order by at desc, reply_id desc, mail_id desc limit ${sql.lit(limits.timelineEntries)}`.execute(db)
  return rows.toReversed()
}
