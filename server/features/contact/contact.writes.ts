import type { sendContactMessage } from '#domain/contact/contact.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** Keeps what somebody wrote to the company (PUB-06). */
export async function leaveMessage({ db, now }: Platform, fields: BodyOf<typeof sendContactMessage>): Promise<void> {
  const { fullname, email, phone, message } = fields
  await db.insertInto('contact_messages').values({ full_name: fullname, email, phone, message, created_at: now() }).execute()
}

/** Marks a message as read by somebody; one that is read already stays as it was (MSG-01). */
export async function markRead(platform: Platform, actor: Person, messageId: number): Promise<void> {
  const now = platform.now()
  await platform.db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('contact_messages')
      .set({ read_at: now, read_by: actor.id })
      .where('id', '=', messageId)
      .where('read_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (marked)
      await audit(tx, actor, { action: 'contact_message.read', subjectType: 'contact_message', subjectId: messageId }, now)
  })
}
