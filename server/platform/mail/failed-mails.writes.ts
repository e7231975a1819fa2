import type { Tx } from '../platform.ts'

const failed = (tx: Tx) => tx.updateTable('outgoing_emails').where('status', '=', 'failed')

/** Puts a failed e-mail back into the outbox; the caller enqueues its job. Undefined if it has not failed. */
export function requeueFailed(tx: Tx, id: number) {
  return failed(tx)
    .set({ status: 'queued', last_error: null, dismissed_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Puts failed e-mails back into the outbox; the caller enqueues their jobs. Those that have not failed are left out. */
export async function requeueAllFailed(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return failed(tx)
    .set({ status: 'queued', last_error: null, dismissed_at: null })
    .where('id', 'in', ids)
    .returning(['id', 'application_id'])
    .execute()
}

/** Notes that staff have seen a failed e-mail. Undefined if it has not failed. */
export function dismissFailed(tx: Tx, id: number, now: Date) {
  return failed(tx).set({ dismissed_at: now }).where('id', '=', id).returningAll().executeTakeFirst()
}

/** A sent e-mail came back: it has failed for this reason, which names no person. Undefined if it was not sent. */
export function markReturned(tx: Tx, id: number, reason: string) {
  return tx
    .updateTable('outgoing_emails')
    .set({ status: 'failed', last_error: reason })
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .returning('id')
    .executeTakeFirst()
}
