import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'
import { keptInterviews } from '../interviews/interviewers.writes.ts'

/**
 * Gives the survivor of two merged cards the offers of both, of which at most one stays open: none whose stage keeps the interview of the other
 * card, then one of the present stage, then the newest. Called before the interviews are joined.
 */
export async function joinOffers(tx: Tx, survivorId: number, duplicateId: number, now: Date): Promise<void> {
  await sql`
    with kept as ${keptInterviews(survivorId, duplicateId)},
    standing as (
      select offer.id from interview_offers as offer join applications as card on card.id = ${survivorId}
      where offer.application_id in (${survivorId}, ${duplicateId}) and offer.ended_at is null
        and not exists (select from kept where kept.stage = offer.stage and kept.application_id <> offer.application_id)
      order by offer.stage = card.stage desc, offer.id desc
      limit 1
    )
    update interview_offers set ended_at = ${now}
    where application_id in (${survivorId}, ${duplicateId}) and ended_at is null and id not in (select id from standing)`.execute(
    tx,
  )
  await tx.updateTable('interview_offers').set({ application_id: survivorId }).where('application_id', '=', duplicateId).execute()
}
