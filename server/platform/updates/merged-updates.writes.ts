import { sql } from 'kysely'
import type { Tx } from '../platform.ts'

/**
 * Updates about notes, e-mails and their answers move with them; others end with their card. Two unread ones of a colleague about the
 * answers to both cards become one, with the later answer, because a colleague has one unread update about a matter (NOT-01).
 */
export async function joinUpdates(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    with twins as (
      delete from staff_notices as twin using staff_notices as kept
      where twin.application_id = ${duplicateId} and twin.kind = 'reply' and twin.read_at is null
        and kept.application_id = ${survivorId} and kept.kind = twin.kind and kept.user_id = twin.user_id and kept.read_at is null
      returning kept.id as kept_id, twin.since, twin.at, twin.reply_id, twin.mailed_at
    )
    update staff_notices as kept set
      since = least(kept.since, twins.since), at = greatest(kept.at, twins.at),
      reply_id = case when twins.at > kept.at then twins.reply_id else kept.reply_id end,
      mailed_at = case when kept.mailed_at is null or twins.mailed_at is null then null else least(kept.mailed_at, twins.mailed_at) end
    from twins where kept.id = twins.kept_id`.execute(tx)
  await sql`
    update staff_notices set application_id = ${survivorId}
    where application_id = ${duplicateId} and kind in ('mention', 'email_failed', 'reply')`.execute(tx)
}
