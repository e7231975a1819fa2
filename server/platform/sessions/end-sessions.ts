import { endOfKeys } from '../api-keys/key-use.writes.ts'
import type { Tx } from '../platform.ts'

/** Ends the sessions and begun logins of a person, except `but`: after a change of role, password or second factor, or a deletion (ACC-07). */
export async function endSessionsOf(tx: Tx, userId: number, reason: string, now: Date, but?: number): Promise<void> {
  await tx.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
  await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (others) => others.where('id', '<>', but ?? 0))
    .execute()
}

/**
 * The statements that end all sessions and keys of a restored database: tokens that were revoked after the save would be valid again (ACC-07). An
 * older database has no begun logins.
 */
export const endOfAccess = [
  'delete from access_tokens',
  'delete from refresh_tokens',
  `do $$ begin if to_regclass('login_challenges') is not null then delete from login_challenges; end if; end $$`,
  `update sessions set ended_at = now(), end_reason = 'database restored' where ended_at is null`,
  endOfKeys,
]

/** Notes the second factor that the person of a session has shown, or that they have none any more. */
export async function noteFactor(tx: Tx, sessionId: number, factor: Factor | null): Promise<void> {
  await tx.updateTable('sessions').set({ factor }).where('id', '=', sessionId).execute()
}

/** How a person has shown that they are not only somebody who knows the password. */
export type Factor = 'code' | 'recovery_code' | 'passkey' | 'company'
