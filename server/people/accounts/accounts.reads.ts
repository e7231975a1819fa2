import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'
import { isEntryOfStaff } from './yielded-addresses.reads.ts'

/** The person of an address for a password recovery. Leaves out invited colleagues and added people, who have no password yet. */
export async function readPersonWithPassword(db: Reader, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('invited_at', 'is', null)
    .where('consent_due_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Whether an e-mail address belongs to an account or to an entry of staff (REG-03). A confirmed address stays taken while its owner can
 * still cancel an erasure that they asked for (SPEC-53).
 */
export function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  return hasOwner(db, email, sql<boolean>`true`)
}

/** The same for a person who enters their own address: an entry of staff does not keep them from it (INT-11). */
export function isEmailRegistered(db: Reader, email: string): Promise<boolean> {
  return hasOwner(db, email, sql<boolean>`not ${isEntryOfStaff}`)
}

async function hasOwner(db: Reader, email: string, isOwner: RawBuilder<boolean>): Promise<boolean> {
  const owners = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where(isOwner)
    .unionAll(
      db
        .selectFrom('deleted_accounts')
        .innerJoin('users', 'users.id', 'deleted_accounts.user_id')
        .select('users.id')
        .where('deleted_accounts.email', '=', email)
        .where('deleted_accounts.email_verified_at', 'is not', null)
        .where('users.deletion_reason', 'is', null),
    )
  return (await owners.executeTakeFirst()) !== undefined
}

/** A candidate who registered an address after `since`. Leaves out invited people and staff. */
export async function readNewCandidate(db: Reader, email: string, since: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'password_hash'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('invited_at', 'is', null)
    .where('consent_due_at', 'is', null)
    .where('role_id', '=', candidateRole)
    .where('created_at', '>', since)
    .executeTakeFirst()
}
