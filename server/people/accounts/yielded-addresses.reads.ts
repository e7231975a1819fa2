import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'

/**
 * Condition that the row of `users` is an entry of staff whose person has no account: nobody can log in to it, and its person has neither
 * consented on the site nor, if the company holds their consent, confirmed the address. Its address does not keep the person from
 * registering (INT-11).
 */
export const isEntryOfStaff = sql<boolean>`(
  users.added_at is not null and users.password_hash = 'none' and users.role_id = ${candidateRole} and users.deleted_at is null
  and (users.consent_due_at is not null or (
    users.email_verified_at is null and not exists (select from consents where consents.user_id = users.id)
  ))
)`

/** The entry of staff that has an address; none has an empty one. */
export function readEntryWith(db: Reader, address: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .where('email', '<>', '')
    .where(isEntryOfStaff)
    .executeTakeFirst()
}

/** The entries that yielded their address to one of these accounts, in order. */
export function readYielded(db: Reader, accountIds: readonly number[]) {
  return db
    .selectFrom('yielded_addresses')
    .select(['user_id', 'address'])
    .where('account_id', 'in', accountIds)
    .orderBy('user_id')
    .execute()
}
