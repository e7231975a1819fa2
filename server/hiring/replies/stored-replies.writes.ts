import { sql } from 'kysely'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { CalendarOutcome } from '#domain/mail/calendar-reply.rules.ts'
import { changeWithFiles } from '../../platform/files/stored-files.ts'
import { noteUploaded, refuseUpload } from '../../platform/files/upload-budget.ts'
import { cleanFileName, discardUploads, type Upload, unpackedUpload } from '../../platform/files/uploads.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import type { Parsed } from '../../platform/mail/incoming/parsed.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockOpenAccounts } from '../../platform/sessions/open-accounts.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { announceEmailState } from '../cards/announce.writes.ts'
import type { Envelope } from './envelope.views.ts'
import { type About, type OutgoingRow, readLastSent } from './receiving.reads.ts'

export type Receiving = Pick<Platform, 'db' | 'now' | 'config' | 'secretKey' | 'files' | 'live' | 'jobs'>

interface Subject extends About {
  /** The e-mail that the message names. */
  readonly mail: OutgoingRow | undefined
  /** How many more files of the person are stored today. */
  readonly filesLeft: number
}

/**
 * Stores an answer, and notifies staff. Its files count with everything that comes from outside (UPL-06) and of the person (QUO-01); beyond
 * those bounds the words are stored without files. One about an application that is off its board is shown on the profile until it returns.
 */
export async function storeReply(
  platform: Receiving,
  incoming: Omit<Parsed, 'calendar'> &
    Pick<Envelope, 'messageId' | 'thread'> & { readonly calendar?: CalendarOutcome | undefined },
  { userId, email, applicationId, hasLeft, mail, filesLeft }: Subject,
  { uidValidity, uid }: { readonly uidValidity: number; readonly uid: number },
): Promise<void> {
  const isFull = incoming.attachments.length > 0 && (await refuseUpload(platform, { repliesOf: userId })) !== undefined
  const most = isFull ? 0 : Math.min(limits.replies.files, filesLeft)
  const { uploads, leftOut } = await uploadsOf(platform, incoming, most)
  const answered = mail?.user_id === userId ? mail.id : await readLastSent(platform.db, { userId, applicationId })
  const shownAt = hasLeft ? null : applicationId
  try {
    const isStored = await changeWithFiles(platform, uploads, 'reply', async (tx, keep) => {
      // The next visit reads the message again: for the other account after a merge, for nobody after an erasure (RAC-01, RAC-02).
      if (!(await lockOpenAccounts(tx, [userId]))) throw new Error('the account was closed while a reply to it was stored')
      const row = await tx
        .insertInto('replies')
        .values({
          user_id: userId,
          application_id: shownAt,
          left_application_id: hasLeft ? applicationId : null,
          email_id: answered ?? null,
          received_at: platform.now(),
          from_address: incoming.from,
          subject: incoming.subject,
          body: incoming.text,
          quoted: incoming.quoted,
          automatic: incoming.isAutomatic,
          perhaps_automatic: incoming.isUncertain,
          calendar: incoming.calendar ?? null,
          left_out: leftOut,
          message_id: incoming.messageId,
          thread: incoming.thread,
          uid_validity: uidValidity,
          uid,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      // Another process has stored it meanwhile.
      if (!row) return false
      await keepFiles(tx, row.id, uploads, keep)
      const isOwn = !incoming.isAutomatic && !incoming.isUncertain && incoming.from.toLowerCase() === email
      if (isOwn && (await provesAddress(tx, userId, email, mail))) await noteConfirmed(tx, platform, { id: userId, email })
      await announceEmailState(platform, tx, { application_id: shownAt })
      if (!incoming.isAutomatic) await notifyStaff(tx, platform.now(), { kind: 'reply', replyId: row.id })
      return true
    })
    if (isStored && uploads.length > 0)
      await noteUploaded(
        platform.db,
        uploads.reduce((all, { bytes }) => all + bytes, 0),
      )
  } finally {
    await discardUploads(uploads)
  }
}

/**
 * Whether an answer from an address shows that its owner read what was sent there (SPEC-72). Anybody can write a sender, so what the message
 * names must be known from that address alone: the answered e-mail went there, or no e-mail to the person ever went elsewhere. Otherwise
 * somebody who moved their account to the address of another person would confirm it with the Reply-To of an earlier e-mail.
 */
async function provesAddress(tx: Tx, userId: number, email: string, mail: Subject['mail']): Promise<boolean> {
  if (mail?.user_id === userId && mail.to_address.toLowerCase() === email) return true
  const elsewhere = await tx
    .selectFrom('outgoing_emails')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(to_address) <> ${email}`)
    .limit(1)
    .executeTakeFirst()
  return elsewhere === undefined
}

async function keepFiles(tx: Tx, replyId: number, uploads: readonly Upload[], keep: (upload: Upload) => Promise<number>) {
  for (const upload of uploads)
    await tx
      .insertInto('reply_files')
      .values({ reply_id: replyId, file_id: await keep(upload) })
      .execute()
}

/** The attachments of the usual kinds and sizes, and the names of the others. */
export async function uploadsOf({ config }: Receiving, { attachments }: Pick<Parsed, 'attachments'>, most: number) {
  const uploads: Upload[] = []
  const leftOut: string[] = []
  for (const { name: filename, kind, content } of attachments) {
    const name = filename === undefined ? kind : cleanFileName(filename)
    const isFitting = content !== undefined && uploads.length < most
    const upload = isFitting ? await unpackedUpload(config, name, Buffer.from(content), documentExtensions) : undefined
    if (upload) uploads.push(upload)
    else leftOut.push(name)
  }
  return { uploads, leftOut: leftOut.slice(0, limits.replies.files) }
}
