import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'

/** Two hires in one vacancy are one, since the earlier day (REP-03). It is current if one of them is. */
export async function joinHires(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    with hires as (
      select min(hired_at) as hired_at, case when bool_and(hire_ended_at is not null) then max(hire_ended_at) end as ended_at
      from applications where id in (${survivorId}, ${duplicateId}) and hired_at is not null having count(*) = 2
    ),
    later as (
      delete from application_history using applications, hires
      where applications.id = application_history.application_id and applications.id in (${survivorId}, ${duplicateId})
        and application_history.kind = 'hired' and application_history.at = applications.hired_at and applications.hired_at > hires.hired_at
    )
    update applications set hired_at = hires.hired_at, hire_ended_at = hires.ended_at from hires where id = ${survivorId}`.execute(
    tx,
  )
}

/** Deletes a card whose rows have moved to another one. Moves from before cannot be undone: the other card is not the one that was moved. */
export async function deleteMergedCard(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await tx.updateTable('application_history').set({ replaced: null }).where('application_id', '=', survivorId).execute()
  await tx.deleteFrom('applications').where('id', '=', duplicateId).execute()
}
