import type { Reader } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'

/** The person behind an address, as an e-mail with a link for their password needs them; nobody who was invited and never had one. */
export async function readPersonWithPassword(db: Reader, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('invited_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Whether an e-mail address belongs to somebody already (REG-03). It does too while an account that its owner is leaving waits to be
 * erased, where they had confirmed the address: nobody takes away their way back (SPEC-53).
 */
export async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  const owners = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
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

/** A candidate who registered an address since then: not one who was invited, nor staff. */
export async function readNewCandidate(db: Reader, email: string, since: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'password_hash'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('invited_at', 'is', null)
    .where('role_id', '=', candidateRole)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** What a person changes only with their password is weighed against: the address, the password, the account itself. */
export async function readAccount(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'email', 'password_hash', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export type AccountRow = Awaited<ReturnType<typeof readAccount>>
