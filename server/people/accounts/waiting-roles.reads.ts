import { sql } from 'kysely'
import type { Reader } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'

/**
 * Condition that nobody has shown that the account in the row of `users` and its present address belong together: a stranger may have
 * registered the address of a colleague (IDT-04).
 */
export const isUnproven = sql<boolean>`(
  users.role_id = ${sql.lit(candidateRole)} and users.invited_at is null and users.password_hash <> 'none'
  and (users.email_verified_at is null or users.owner_confirmed_at is null)
)`

export async function isUnprovenAccount(db: Reader, userId: number): Promise<boolean> {
  const unproven = db.selectFrom('users').select('id').where('id', '=', userId).where(isUnproven)
  return (await unproven.executeTakeFirst()) !== undefined
}
