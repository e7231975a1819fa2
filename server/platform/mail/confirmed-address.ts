import type { Reader, Tx } from '../platform.ts'

/** Notes that a person reads the e-mails of an address, while it is theirs. Once more is no harm. */
export async function noteConfirmed(
  db: Reader | Tx,
  { id, email }: { readonly id: number; readonly email: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .execute()
}
