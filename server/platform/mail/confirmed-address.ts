import type { Reader, Tx } from '../platform.ts'
import { reached } from './unreached-address.ts'

/** Notes that a person has confirmed an address, if it is still theirs. Repeating it is harmless. */
export async function noteConfirmed(
  db: Reader | Tx,
  { id, email }: { readonly id: number; readonly email: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now, ...reached })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute()
}
