import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { announceNotice } from '../cards/announce.writes.ts'
import type { FailedEmailRow } from './waiting.reads.ts'

/** Queues an e-mail that was given up once more; one that is on its way already stays so (MAIL-01). Open boards say so. */
export function retryEmail(platform: Platform, actor: Person, { id, subject }: FailedEmailRow) {
  return change(platform, actor, { action: 'email.retried', detail: { subject } }, async (tx) => {
    const email = await tx
      .updateTable('outgoing_emails')
      .set({ status: 'queued', last_error: null, dismissed_at: null })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returningAll()
      .executeTakeFirst()
    if (!email) return undefined
    await platform.jobs.enqueue(tx, 'send-email', { email: id })
    await announceNotice(platform, tx, email)
    return email
  })
}

/** Takes an e-mail that was given up off the list of what waits. */
export function dismissEmail(platform: Platform, actor: Person, { id, subject }: FailedEmailRow) {
  return change(platform, actor, { action: 'email.dismissed', detail: { subject } }, (tx, now) =>
    tx
      .updateTable('outgoing_emails')
      .set({ dismissed_at: now })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returningAll()
      .executeTakeFirst(),
  )
}
