import { type ClientMessage, clientMessageForm } from '#domain/hiring/replies/client-messages.contract.ts'
import { threadOf } from '#domain/hiring/replies/correspondence.rules.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isMailAddress } from '#domain/kernel/mail-address.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { isRepeated } from '#domain/mail/mail.rules.ts'
import { change } from '../../platform/changes.ts'
import { changeWithFiles } from '../../platform/files/stored-files.ts'
import { noteUploaded } from '../../platform/files/upload-budget.ts'
import { discardUploads } from '../../platform/files/uploads.ts'
import type { Parsed } from '../../platform/mail/incoming/parsed.ts'
import { ownMessageId } from '../../platform/mail/message.ts'
import { type Mail, queueMail } from '../../platform/mail/queue-mail.ts'
import { teamAddressOf } from '../../platform/mail/reply-address.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { cleanRichTexts } from '../../platform/rich-text.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { languageOf, type Person } from '../../platform/sessions/viewer.ts'
import { readMailFrom, readMailSite } from '../../platform/site-content.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import type { ContactRow } from '../clients/client-page.reads.ts'
import { addReceivedFiles } from '../clients/received-files.writes.ts'
import { type ContactAbout, readLastOfContact, readLastToContact } from './client-messages.reads.ts'
import { readWriter } from './correspondence.reads.ts'
import type { Envelope } from './envelope.views.ts'
import { clientMessageMail } from './mails/client-message.mail.ts'
import type { OutgoingRow } from './receiving.reads.ts'
import { type Receiving, uploadsOf } from './stored-replies.writes.ts'

/**
 * Writes to a contact of a client, in the conversation so far (CLT-01). The same message within a minute, as after a double click, returns the
 * e-mail that is already queued. Refuses with errors.too_many above the hourly limit, and as queueMail does.
 */
export async function writeToContact(
  platform: Platform,
  actor: Person,
  contact: ContactRow,
  { subject, message }: ClientMessage,
): Promise<{ uuid: string } | Refusal> {
  if (!isMailAddress(contact.email)) return refuse('notification.error.no_address')
  const { clean, errors } = cleanRichTexts({ message: clientMessageForm.shape.message }, { message })
  if (Object.keys(errors).length > 0) return refuse('errors.fields', { errors })
  let uuid: string | undefined
  const detail: Record<string, unknown> = { contact: contact.name }
  const written = await change(platform, actor, { action: 'client.contact_written', detail }, async (tx, now) => {
    const locked = await tx.selectFrom('client_contacts').select('id').where('id', '=', contact.id).forNoKeyUpdate().execute()
    if (locked.length === 0) return refuse('errors.not_found')
    const mail = await compose(tx, platform, actor, contact, { subject, message: clean.message })
    const last = await readLastToContact(tx, contact.id, actor.id)
    if (isRepeated(last, mail, now)) {
      uuid = last.uuid
      return undefined
    }
    const retryAfter = await countUse(tx, [{ key: `answers of ${actor.id}`, most: limits.answersPerHour, seconds: 3600 }])
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    const queued = await queueMail(tx, platform, mail, now)
    if (isRefusal(queued)) return queued
    uuid = queued.uuid
    detail.email = uuid
    return { id: contact.client_id }
  })
  if (uuid !== undefined) return { uuid }
  return isRefusal(written) ? written : refuse('errors.not_found')
}

async function compose(tx: Tx, platform: Platform, actor: Person, contact: ContactRow, words: ClientMessage): Promise<Mail> {
  const language = languageOf(actor)
  const writer = await readWriter(tx, actor)
  const from = await readMailFrom(platform, tx, language)
  const site = await readMailSite(platform, tx, language)
  const [received, sent] = [await readLastOfContact(tx, contact.id), await readLastToContact(tx, contact.id)]
  const thread = threadOf([
    ...(sent?.thread?.split(' ') ?? []),
    sent && ownMessageId(sent.uuid, from),
    ...(received?.thread.split(' ') ?? []),
    received?.message_id,
  ])
  const composed = clientMessageMail.compose({
    ...{ language, site, ...words, writer: writer.name, signature: writer.signature },
    replyTo: teamAddressOf(platform, { contact: contact.id, colleague: writer.email }),
  })
  return {
    kind: clientMessageMail.kind,
    ...{ contactId: contact.id, language, actorId: actor.id, to: { name: contact.name, address: contact.email }, ...composed },
    conversation: { inReplyTo: threadOf([received?.message_id])[0] ?? thread.at(-1) ?? null, thread },
  }
}

interface Place {
  readonly uidValidity: number
  readonly uid: number
}

/**
 * Stores what a contact of a client wrote, and notifies the colleague who wrote last and the owner of the client (CLT-01). Its files become
 * files of the client as far as they fit; the names of others are stored.
 */
export async function storeClientReply(
  platform: Receiving,
  incoming: Parsed & Pick<Envelope, 'messageId' | 'thread'>,
  { contact, mail }: { readonly contact: ContactAbout; readonly mail: OutgoingRow | undefined },
  { uidValidity, uid }: Place,
): Promise<void> {
  const { uploads, leftOut } = await uploadsOf(platform, incoming, limits.replies.files)
  try {
    const stored = await changeWithFiles(platform, uploads, 'client', async (tx, keep) => {
      const last = await readLastToContact(tx, contact.id)
      const row = await tx
        .insertInto('client_replies')
        .values({
          contact_id: contact.id,
          email_id: mail?.contact_id === contact.id ? mail.id : (last?.id ?? null),
          received_at: platform.now(),
          ...{ from_address: incoming.from, subject: incoming.subject, body: incoming.text, quoted: incoming.quoted },
          ...{ automatic: incoming.isAutomatic, perhaps_automatic: incoming.isUncertain },
          ...{ message_id: incoming.messageId, thread: incoming.thread, uid_validity: uidValidity, uid },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      // Another process has stored it meanwhile.
      if (!row) return undefined
      const received = await addReceivedFiles(tx, contact.client_id, uploads, keep)
      if (received.ids.length > 0)
        await tx
          .insertInto('client_reply_files')
          .values(received.ids.map((file_id) => ({ reply_id: row.id, file_id })))
          .execute()
      await tx
        .updateTable('client_replies')
        .set({ left_out: [...leftOut, ...received.leftOut] })
        .where('id', '=', row.id)
        .execute()
      const receivers = [...new Set([last?.actor_id, contact.owner_id].filter((id) => id != null))]
      const right = { module: 'clients', item: 'view' } as const
      const to = receivers.length > 0 ? receivers : undefined
      if (!incoming.isAutomatic)
        await notifyStaff(tx, platform.now(), { kind: 'client_wrote', recordId: row.id, right, receivers: to })
      return received
    })
    if (stored && stored.bytes > 0) await noteUploaded(platform.db, stored.bytes)
  } finally {
    await discardUploads(uploads)
  }
}
