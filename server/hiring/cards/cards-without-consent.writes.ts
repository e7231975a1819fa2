import type { Platform, Tx } from '../../platform/platform.ts'
import { announceCards } from './announce.writes.ts'

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
