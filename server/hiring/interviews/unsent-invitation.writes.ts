import { sql } from 'kysely'
import { hasLeft } from '#domain/hiring/board/board.rules.ts'
import { takeBackMails } from '../../platform/mail/queue-mail.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { restoreNotified } from '../cards/application-rows.writes.ts'
import { interviewsAsJson, type LastMove, readEmailsSince, readMoveWithUnsentMail } from '../cards/moves.reads.ts'

/**
 * Drops an invitation that is still unsent after its move (ADR-0046), with all that was written since that move. The candidate
 * has read none of it, so the next e-mail need not correct or cancel it. The move itself stays, and later moves store the
 * restored values as replaced. Returns whether there was such an invitation. Call it in the transaction that writes the next
 * invitation or cancels the interview.
 */
export async function dropUnsentInvitation(
  tx: Tx,
  platform: Pick<Platform, 'secretKey'>,
  cardId: number,
  now: Date,
): Promise<boolean> {
  const move = await readMoveWithUnsentMail(tx, cardId, now)
  const emails = move ? await readEmailsSince(tx, cardId, move) : []
  if (!move || emails.some(hasLeft) || !emails.some(({ kind, calendar }) => kind === 'stage' && calendar !== null)) return false
  await takeBackMails(
    tx,
    platform,
    emails.map(({ id }) => id),
  )
  await restoreInterviews(tx, cardId, move)
  await restoreNotified(tx, cardId, move.id, interviewsAsJson)
  return true
}

/** Restores the card's interviews and invitations to their state before the unsent e-mail. */
export async function restoreInterviews(tx: Tx, cardId: number, { id, at }: Pick<LastMove, 'id' | 'at'>): Promise<void> {
  await sql`
    with before as (
      select earlier.* from application_history, jsonb_populate_recordset(null::interviews, replaced->'interviews') as earlier
      where application_history.id = ${id}
    ),
    invited as (
      delete from interview_invitations where sent_at >= ${at}
        and interview_id in (select interviews.id from interviews where application_id = ${cardId})
    ),
    made as (
      delete from interviews where application_id = ${cardId} and interviews.id not in (select before.id from before)
    )
    update interviews set sequence = before.sequence, starts_at = before.starts_at, ends_at = before.ends_at,
      time_zone = before.time_zone, sender = before.sender, place = before.place, note = before.note,
      cancelled_at = before.cancelled_at, updated_at = before.updated_at
    from before where interviews.id = before.id`.execute(tx)
}
