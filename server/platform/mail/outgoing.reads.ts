import { fullName } from '../person-name.ts'
import type { Platform } from '../platform.ts'
import { readMailFrom } from '../site-content.ts'
import type { MailAddress } from './mail-from.ts'
import { type Attachment, isPersonal, type OutgoingEmail } from './message.ts'

/**
 * The sender of an e-mail: the site, and before its name that of the colleague who writes. The address is always the site's. An invitation has
 * the site's name alone, because its words name the interviewer (SPEC-43).
 */
export async function readSender(platform: Pick<Platform, 'config' | 'live' | 'db'>, email: OutgoingEmail): Promise<MailAddress> {
  const site = await readMailFrom(platform, platform.db, email.language)
  if (!isPersonal(email) || email.calendar !== null || email.actor_id === null) return site
  const writer = await platform.db
    .selectFrom('users')
    .select(fullName.as('name'))
    .where('id', '=', email.actor_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return writer?.name ? { ...site, name: `${writer.name} · ${site.name}` } : site
}

/** The files of an e-mail, in the order in which they were attached. Throws when the store lacks one. */
export async function readAttachments(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { id }: OutgoingEmail,
): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('sent_files')
    .innerJoin('files', 'files.id', 'sent_files.file_id')
    .select(['files.storage_key', 'files.original_name', 'files.media_type'])
    .where('sent_files.email_id', '=', id)
    .orderBy('files.id')
    .execute()
  const attachments: Attachment[] = []
  for (const { storage_key, original_name: filename, media_type: contentType } of rows) {
    const content = await files.read(storage_key)
    if (!content) throw new Error('A file of this e-mail is missing in the store.')
    attachments.push({ filename, contentType, content })
  }
  return attachments
}
