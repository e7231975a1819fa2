import type { passedReasons } from '#domain/hiring/replies/replies.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { readAgainMinutes } from '#domain/kernel/limits.ts'
import type { Head } from '#domain/mail/incoming.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { shownField } from './envelope.views.ts'

export type PassedReason = (typeof passedReasons)[number]

const keptMs = 90 * dayMs
/** The most messages that one visit reads again. */
const mostAgain = 5

interface Place {
  readonly uidValidity: number
  readonly uid: number
}

/** When a message that was tried so often is read again. Only slowness ends by itself. */
function nextTry(reason: PassedReason, tries: number, now: Date): Date | null {
  const minutes = reason === 'too_slow' ? readAgainMinutes[tries - 1] : undefined
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}

/** Notes a message that was passed over, so that staff find it in the mailbox (MIN-02). Notes end after ninety days. */
export async function notePassed(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  place: Place,
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
      next_try_at: nextTry(reason, 1, now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const at = (db: Platform['db'], { uidValidity, uid }: Place) =>
  db.updateTable('passed_messages').where('uid_validity', '=', uidValidity).where('uid', '=', uid)

/** The messages of a mailbox whose time to be read again has come. */
export async function readToTryAgain({ db, now }: Pick<Platform, 'db' | 'now'>, uidValidity: number): Promise<number[]> {
  const rows = await db
    .selectFrom('passed_messages')
    .select('uid')
    .where('uid_validity', '=', uidValidity)
    .where('next_try_at', '<=', now())
    .orderBy('next_try_at')
    .limit(mostAgain)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** Notes that a message is about to be read again. One that ends this process waits longer each time. */
export async function beginAgain({ db, now }: Pick<Platform, 'db' | 'now'>, place: Place): Promise<void> {
  const row = await at(db, place)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .returning('tries')
    .executeTakeFirst()
  if (row)
    await at(db, place)
      .set({ next_try_at: nextTry('too_slow', row.tries, now()) })
      .execute()
}

/** Notes how that ended: a message that was read is no longer named. */
export async function endAgain(
  { db }: Pick<Platform, 'db'>,
  place: Place,
  received: { readonly outcome: string; readonly reason?: PassedReason },
): Promise<void> {
  const { outcome, reason } = received
  if (outcome !== 'passed')
    await db.deleteFrom('passed_messages').where('uid_validity', '=', place.uidValidity).where('uid', '=', place.uid).execute()
  else if (reason && reason !== 'too_slow') await at(db, place).set({ reason, next_try_at: null }).execute()
}
