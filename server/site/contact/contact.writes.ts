import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import type { sendContactMessageEndpoint } from '#domain/site/contact/contact.contract.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { ContactMessageRow } from './contact.reads.ts'

/** Stores a visitor's message (PUB-06). */
export async function leaveMessage({ db, now }: Platform, fields: BodyOf<typeof sendContactMessageEndpoint>): Promise<void> {
  const { fullname, email, phone, message } = fields
  await db.insertInto('contact_messages').values({ full_name: fullname, email, phone, message, created_at: now() }).execute()
}

/** Marks a message as read; a message that is already read does not change (MSG-01). */
export async function markRead(platform: Platform, actor: Person, message: ContactMessageRow) {
  if (message.read_at) return message
  const marked = await change(platform, actor, { action: 'contact_message.read' }, (tx, now) =>
    tx
      .updateTable('contact_messages')
      .set({ read_at: now, read_by: actor.id })
      .where('id', '=', message.id)
      .where('read_at', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  )
  // Another person marked it first.
  return isRefusal(marked) ? { ...message, read_at: platform.now() } : marked
}
