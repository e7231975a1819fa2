import { refuse } from '#domain/kernel/refusals.ts'
import { showTextsOf } from '../../assessment/attempts/scoring.writes.ts'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { returnToBoards } from '../../hiring/cards/cards-without-consent.writes.ts'
import { queueMissedCancellations } from '../../hiring/interviews/interviews.writes.ts'
import { takeHidden } from '../../platform/people/closed-people.writes.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { forgetDirectoryClosing } from '../../platform/provisioning/provisioned-staff.writes.ts'
import { lockWithEntries, noteYielded, takeOverRestored, yieldAddress } from '../accounts/yielded-addresses.writes.ts'
import { forgetDeletion } from './erasure-notes.writes.ts'

/** The answer of `change` if another account has taken the address meanwhile (ADR-0048). */
export const addressTaken = { users_email: refuse('personal.error.email_duplicate') }

/**
 * Reopens an account. Returns undefined if it is open or erased. Throws if another account has taken the address, so that the
 * transaction cannot commit and lose the hidden data.
 */
export async function reopenAccount(tx: Tx, platform: Platform, id: number): Promise<{ id: number; uuid: string } | undefined> {
  const { address, is_entry } = await readReopened(tx, id)
  await lockWithEntries(tx, [id], address)
  const hiddenData = await takeHidden(tx, id)
  if (!hiddenData) return undefined
  const closed = await tx.selectFrom('users').select(['deleted_at', 'consent_due_at']).where('id', '=', id).executeTakeFirst()
  const { first_name, last_name, email, email_verified_at, cv_file_id } = hiddenData
  // Staff may have entered the address meanwhile. Their entry yields it, as when somebody registers.
  const entry = is_entry ? undefined : await yieldAddress(tx, platform, email, platform.now())
  const shown = { first_name, last_name, email, email_verified_at, cv_file_id }
  const person = await changePerson(tx, id, { ...shown, deleted_at: null, deletion_reason: null }, platform.now())
  const account = { id, address: email, isConfirmed: email_verified_at !== null }
  if (entry) await noteYielded(tx, platform, entry, account, platform.now())
  await forgetDirectoryClosing(tx, id)
  if (is_entry) await takeOverRestored(tx, platform, id)
  if (closed?.deleted_at && closed.consent_due_at) await returnToBoards(tx, platform, id, closed.deleted_at)
  await showTextsOf(tx, id)
  await announcePerson(platform, tx, id, 'moved')
  if (closed?.deleted_at) await queueMissedCancellations(tx, platform, { userId: id, closedAt: closed.deleted_at })
  if (person) await forgetDeletion(platform, person.uuid)
  return person
}

/** The address that an account gets back, and whether it is an entry of staff, which takes no address from another one. */
async function readReopened(tx: Tx, id: number): Promise<{ address?: string; is_entry: boolean }> {
  const closed = await tx
    .selectFrom('deleted_accounts')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['deleted_accounts.email', 'users.password_hash'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  return { ...(closed && { address: closed.email }), is_entry: closed?.password_hash === 'none' }
}
