import { sql } from 'kysely'
import { announceCards } from '../../hiring/cards/announce.writes.ts'
import { dropFromMailbox } from '../../platform/mail/mailbox-folder.ts'
import { noName } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'

/** Removes the cards of a person who never consented; their rows leave the figures too (SPEC-84). */
export async function leaveBoards(tx: Tx, platform: Pick<Platform, 'live'>, id: number): Promise<void> {
  const cards = await tx
    .deleteFrom('applications')
    .using('vacancies')
    .whereRef('vacancies.id', '=', 'applications.vacancy_id')
    .where('applications.user_id', '=', id)
    .returning(['applications.uuid', 'vacancies.uuid as vacancy'])
    .execute()
  await announceCards(platform, tx, cards, 'removed')
}

/**
 * Takes the cards of a person who never consented off their boards while the account is closed: a card without a name says nothing, and
 * counts nowhere (SPEC-84). Call it with the instant of the closing, by which returnToBoards knows them.
 */
export async function hideFromBoards(tx: Tx, platform: Pick<Platform, 'live'>, id: number, closedAt: Date): Promise<void> {
  const cards = await tx
    .updateTable('applications')
    .from('vacancies')
    .set(({ eb }) => ({ removed_at: closedAt, version: eb('applications.version', '+', 1) }))
    .whereRef('vacancies.id', '=', 'applications.vacancy_id')
    .where('applications.user_id', '=', id)
    .where('applications.removed_at', 'is', null)
    .returning(['applications.uuid', 'vacancies.uuid as vacancy'])
    .execute()
  await announceCards(platform, tx, cards, 'removed')
}

/** Puts the cards back that hideFromBoards took off, in their columns. */
export async function returnToBoards(tx: Tx, platform: Pick<Platform, 'live'>, id: number, closedAt: Date): Promise<void> {
  const cards = await tx
    .updateTable('applications')
    .from('vacancies')
    .set(({ eb }) => ({ removed_at: null, version: eb('applications.version', '+', 1) }))
    .whereRef('vacancies.id', '=', 'applications.vacancy_id')
    .where('applications.user_id', '=', id)
    .where('applications.removed_at', '=', closedAt)
    .where('applications.withdrawn_at', 'is', null)
    .returning(['applications.uuid', 'vacancies.uuid as vacancy'])
    .execute()
  await announceCards(platform, tx, cards, 'applied')
}

/** Removes a person's address and name from the interviews that they held, and from the sent invitations to these interviews. */
export async function forgetInterviewer(tx: Tx, { config }: Pick<Platform, 'config'>, address: string): Promise<void> {
  const held = sql`select application_id from interviews where named_address(sender) = ${address} or named_address(organizer) = ${address}`
  const emptied = await sql<{ uuid: string; queued_at: Date }>`
    update outgoing_emails set html = '', plain = '', reply_to = null, calendar = null
    where application_id in (${held}) and status <> 'queued' and kind in ('stage', 'interview_cancelled')
      and (calendar is not null or reply_to = ${address})
    returning uuid, queued_at`.execute(tx)
  await dropFromMailbox(config, emptied.rows)
  await sql`update application_history set replaced = null where application_id in (${held})`.execute(tx)
  await sql`
    update interviews set
      sender = case when named_address(sender) = ${address} then ${noName} else sender end,
      organizer = case when named_address(organizer) = ${address} then ${noName} else organizer end
    where named_address(sender) = ${address} or named_address(organizer) = ${address}`.execute(tx)
}

/** Removes a colleague's address from the e-mails whose answers went to them. */
export async function forgetReplyTo(tx: Tx, { config }: Pick<Platform, 'config'>, address: string): Promise<void> {
  const cleared = await tx
    .updateTable('outgoing_emails')
    .set({ reply_to: null })
    .where('reply_to', '=', address)
    .returning(['uuid', 'queued_at'])
    .execute()
  await dropFromMailbox(config, cleared)
}
