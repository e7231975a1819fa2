import type { passedReasons } from '#domain/hiring/replies/replies.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Head } from '#domain/mail/incoming.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { shownField } from './envelope.views.ts'

export type PassedReason = (typeof passedReasons)[number]

const keptMs = 90 * dayMs

/** Notes a message that was passed over, so that staff find it in the mailbox (MIN-02). Notes end after ninety days. */
export async function notePassed(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  place: { readonly uidValidity: number; readonly uid: number },
  { reason, head, userId }: { readonly reason: PassedReason; readonly head?: Head; readonly userId?: number | undefined },
): Promise<void> {
  await db
    .deleteFrom('passed_messages')
    .where('passed_at', '<', new Date(now().getTime() - keptMs))
    .execute()
  await db
    .insertInto('passed_messages')
    .values({
      user_id: userId ?? null,
      uid_validity: place.uidValidity,
      uid: place.uid,
      from_address: shownField(head, 'from'),
      subject: shownField(head, 'subject'),
      reason,
      passed_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
