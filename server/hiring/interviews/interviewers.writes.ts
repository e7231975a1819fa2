import { sql } from 'kysely'
import { emptyInvitations } from '../../platform/mail/deleting-mails.ts'
import { noName } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { forgetReplaced } from '../cards/application-rows.writes.ts'

/** Removes a person's address and name from the interviews that they held, and from the sent invitations to these interviews. */
export async function forgetInterviewer(tx: Tx, platform: Pick<Platform, 'config'>, address: string): Promise<void> {
  const held = sql`select application_id from interviews where named_address(sender) = ${address} or named_address(organizer) = ${address}`
  await emptyInvitations(tx, platform, held, address)
  await forgetReplaced(tx, held)
  await sql`
    update interviews set
      sender = case when named_address(sender) = ${address} then ${noName} else sender end,
      organizer = case when named_address(organizer) = ${address} then ${noName} else organizer end
    where named_address(sender) = ${address} or named_address(organizer) = ${address}`.execute(tx)
}

/**
 * The interview of each stage that two merged cards keep: one that is not cancelled before a cancelled one, and the survivor's of two alike.
 * A query for the columns stage and application_id, from before the cards are joined.
 */
export const keptInterviews = (survivorId: number, duplicateId: number) => sql`(
  select distinct on (stage) stage, application_id from interviews where application_id in (${survivorId}, ${duplicateId})
  order by stage, cancelled_at is not null, application_id <> ${survivorId})`

/** Gives the survivor of two merged cards the interviews of the duplicate, in stages without one or with a cancelled one. */
export async function joinInterviews(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  const ofDuplicate = sql`select stage from ${keptInterviews(survivorId, duplicateId)} as kept where application_id = ${duplicateId}`
  const { rows } = await sql<{ stage: string }>`${ofDuplicate}`.execute(tx)
  const stages = rows.map(({ stage }) => stage)
  await sql`delete from interviews where application_id = ${survivorId} and stage = any(${stages}::text[])`.execute(tx)
  await sql`
    update interviews set application_id = ${survivorId}
    where application_id = ${duplicateId} and stage = any(${stages}::text[])`.execute(tx)
}
