import { refuse } from '#domain/kernel/refusals.ts'
import { showTextsOf } from '../../assessment/results/scoring.writes.ts'
import { announce } from '../../hiring/cards/announce.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { forgetDeletion } from './erasure-notes.writes.ts'

/** The answer of `change` if another account has taken the address meanwhile (ADR-0048). */
export const addressTaken = { users_email: refuse('personal.error.email_duplicate') }

/**
 * Reopens an account. Returns undefined if it is open or erased. Throws if another account has taken the address, so that the
 * transaction cannot commit and lose the hidden data.
 */
export async function reopenAccount(tx: Tx, platform: Platform, id: number): Promise<{ id: number; uuid: string } | undefined> {
  const hiddenData = await tx.deleteFrom('deleted_accounts').where('user_id', '=', id).returningAll().executeTakeFirst()
  if (!hiddenData) return undefined
  const { first_name, last_name, email, email_verified_at, cv_file_id } = hiddenData
  const person = await tx
    .updateTable('users')
    .set({ first_name, last_name, email, email_verified_at, cv_file_id })
    .set({ deleted_at: null, deletion_reason: null, updated_at: platform.now() })
    .where('id', '=', id)
    .returning(['id', 'uuid'])
    .executeTakeFirst()
  await showTextsOf(tx, id)
  await notifyBoards(tx, platform, id)
  if (person) await forgetDeletion(platform, person.uuid)
  return person
}

/** Makes open boards refetch their cards of a person. */
export async function notifyBoards(tx: Tx, platform: Pick<Platform, 'live'>, id: number): Promise<void> {
  const cards = await tx
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'vacancies.uuid as vacancy'])
    .where('applications.user_id', '=', id)
    .where('applications.removed_at', 'is', null)
    .execute()
  for (const { uuid, vacancy } of cards)
    await announce(platform, tx, vacancy, { kind: 'moved', uuid_element: uuid, origin: null })
}
