import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'

/** The later activity of the two people of a merge counts. */
export async function joinActivity(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    update person_activity as kept set last_active_at = greatest(kept.last_active_at, other.last_active_at)
    from person_activity as other where kept.user_id = ${survivorId} and other.user_id = ${duplicateId}`.execute(tx)
  await tx.deleteFrom('person_activity').where('user_id', '=', duplicateId).execute()
}
