import type { Tx } from '../platform.ts'

/** Ends the sessions of a person, except `but`: after a change of role or password, or a deletion (ACC-07). */
export async function endSessionsOf(tx: Tx, userId: number, reason: string, now: Date, but?: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (others) => others.where('id', '<>', but ?? 0))
    .execute()
}

/** The statements that end all sessions of a restored database: tokens that were revoked after the save would be valid again (ACC-07). */
export const endOfAccess = [
  'delete from access_tokens',
  'delete from refresh_tokens',
  `update sessions set ended_at = now(), end_reason = 'database restored' where ended_at is null`,
]
