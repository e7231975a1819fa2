import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isBounce, isFailure } from '#domain/mail/bounces.rules.ts'
import { withoutReceiver } from '#domain/mail/mail.rules.ts'
import { changeWithFiles } from '../../platform/files/stored-files.ts'
import { discardUploads, type Upload, unpackedUpload } from '../../platform/files/uploads.ts'
import type { MailboxMessage } from '../../platform/mail/imap-mailbox.ts'
import { readReplyTarget } from '../../platform/mail/reply-address.ts'
import { noteUnreached } from '../../platform/mail/unreached-address.ts'
import { noticeStaff } from '../../platform/notices/notice-staff.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { announceNotice, announcePerson } from '../cards/announce.writes.ts'
import { type Incoming, parseIncoming } from './incoming.views.ts'
import { isStored, type OutgoingRow, readAbout, readLastSent, readOutgoing } from './receiving.reads.ts'

type Receiving = Pick<Platform, 'db' | 'now' | 'config' | 'secretKey' | 'files' | 'live' | 'jobs'>
interface About extends NonNullable<Awaited<ReturnType<typeof readAbout>>> {
  /** The e-mail that the message names. */
  readonly mail: OutgoingRow | undefined
}

/**
 * Takes a message of the mailbox: stores an answer with its application or person, or marks the address that an e-mail did not reach.
 * Returns false for any other message, of which nothing is kept. Taking a message twice changes nothing (EML-01).
 */
export async function receiveMessage(platform: Receiving, { uidValidity, uid, source, isCut }: MailboxMessage): Promise<boolean> {
  const incoming = source && (await parseIncoming(source, isCut).catch(() => undefined))
  if (!incoming) return false
  const mail = await outgoingOf(platform, incoming)
  if (incoming.reports) return noteReturned(platform, incoming, mail)
  const target = readReplyTarget(platform, incoming.to) ?? (mail && { kind: 'email' as const, id: mail.id })
  const about = target && (await readAbout(platform.db, target))
  if (!about) return false
  const place = { uidValidity, uid }
  if (!(await isStored(platform.db, { ...incoming, ...place }))) await storeReply(platform, incoming, { ...about, mail }, place)
  return true
}

/** The e-mail that a message answers or returns: named by its signed address, or by the id that only its receiver knows. */
async function outgoingOf(platform: Receiving, { to, answers }: Incoming): Promise<OutgoingRow | undefined> {
  const target = readReplyTarget(platform, to)
  if (target?.kind === 'email') return readOutgoing(platform.db, { id: target.id })
  for (const uuid of answers.slice(-10)) {
    const mail = await readOutgoing(platform.db, { uuid })
    if (mail) return mail
  }
  return undefined
}

/**
 * Marks the e-mail when a report says that it failed, and its address when it bounced. A delay changes nothing, but the report is taken.
 * Reading the report again, as in a mailbox that was made anew, does not restore a mark that staff cleared.
 */
async function noteReturned(platform: Receiving, { reports = [] }: Incoming, mail: OutgoingRow | undefined): Promise<boolean> {
  if (!mail) return false
  const failure = reports.find(isBounce) ?? reports.find(isFailure)
  if (!failure || mail.status === 'failed') return true
  const said = failure.reason.includes(failure.status) ? failure.reason : `${failure.status} ${failure.reason}`
  const reason = withoutReceiver(said.trim(), mail).slice(0, limits.text.description)
  await platform.db.transaction().execute(async (tx) => {
    if (isBounce(failure)) await noteUnreached(tx, mail.to_address, reason, platform.now())
    const failed = await tx
      .updateTable('outgoing_emails')
      .set({ status: 'failed', last_error: reason })
      .where('id', '=', mail.id)
      .where('status', '=', 'sent')
      .returning('id')
      .executeTakeFirst()
    if (mail.user_id !== null) await announcePerson(platform, tx, mail.user_id, 'notified')
    if (failed) await noticeStaff(tx, platform.now(), { kind: 'email_failed', emailId: mail.id })
  })
  return true
}

async function storeReply(
  platform: Receiving,
  incoming: Incoming,
  { userId, applicationId, mail }: About,
  { uidValidity, uid }: { readonly uidValidity: number; readonly uid: number },
): Promise<void> {
  const { uploads, leftOut } = await uploadsOf(platform, incoming)
  const answered = mail?.user_id === userId ? mail.id : await readLastSent(platform.db, { userId, applicationId })
  try {
    await changeWithFiles(platform, uploads, 'reply', async (tx, keep) => {
      const row = await tx
        .insertInto('replies')
        .values({
          user_id: userId,
          application_id: applicationId,
          email_id: answered ?? null,
          received_at: platform.now(),
          from_address: incoming.from,
          subject: incoming.subject,
          body: incoming.text,
          quoted: incoming.quoted,
          automatic: incoming.isAutomatic,
          left_out: leftOut,
          message_id: incoming.messageId,
          uid_validity: uidValidity,
          uid,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      // Another process has stored it meanwhile.
      if (!row) return
      await keepFiles(tx, row.id, uploads, keep)
      await announceNotice(platform, tx, { application_id: applicationId })
      if (!incoming.isAutomatic) await noticeStaff(tx, platform.now(), { kind: 'reply', replyId: row.id })
    })
  } finally {
    await discardUploads(uploads)
  }
}

async function keepFiles(tx: Tx, replyId: number, uploads: readonly Upload[], keep: (upload: Upload) => Promise<number>) {
  for (const upload of uploads)
    await tx
      .insertInto('reply_files')
      .values({ reply_id: replyId, file_id: await keep(upload) })
      .execute()
}

/** The attachments of the usual kinds and sizes, and the names of the others. */
async function uploadsOf({ config }: Receiving, { attachments }: Incoming) {
  const uploads: Upload[] = []
  const leftOut: string[] = []
  for (const { name, content, isWhole } of attachments) {
    const isFitting = isWhole && uploads.length < limits.replies.files && content.length < limits.upload.bytes
    const upload = isFitting ? await unpackedUpload(config, name, content, documentExtensions) : undefined
    if (upload) uploads.push(upload)
    else leftOut.push(name)
  }
  return { uploads, leftOut: leftOut.slice(0, limits.replies.files) }
}
