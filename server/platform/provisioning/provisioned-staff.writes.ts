import type { Tx } from '../platform.ts'

interface Provisioned {
  /** The name that the directory has for the person; left out, it stays. */
  readonly externalId?: string | null | undefined
  /** The address with the capitals of the directory; left out, it stays. */
  readonly userName?: string | undefined
  /** Whether the directory creates the account now. */
  readonly isCreated?: boolean
}

/** Notes that the directory of the company has sent data of a member of staff (SSO-02). */
export async function noteProvisioned(
  tx: Tx,
  userId: number,
  { externalId, userName, isCreated }: Provisioned,
  now: Date,
): Promise<void> {
  const known = {
    changed_at: now,
    ...(externalId !== undefined && { external_id: externalId }),
    ...(userName !== undefined && { user_name: userName }),
    ...(isCreated && { is_created: true }),
  }
  await tx
    .insertInto('provisioned_staff')
    .values({ user_id: userId, ...known })
    .onConflict((taken) => taken.column('user_id').doUpdateSet(known))
    .execute()
}

/** Notes that the directory has closed an account, which it may reopen. */
export async function noteDirectoryClosing(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.updateTable('provisioned_staff').set({ closed_at: now }).where('user_id', '=', userId).execute()
}

/** Hides a person whom the directory has deleted from it, or shows them again, with null. */
export async function hideFromDirectory(tx: Tx, userId: number, at: Date | null): Promise<void> {
  await tx.updateTable('provisioned_staff').set({ removed_at: at }).where('user_id', '=', userId).execute()
}

/** Forgets that the directory had closed or deleted a person, whose account is open again, whoever opened it (ADR-0190). */
export async function forgetDirectoryClosing(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('provisioned_staff')
    .set({ closed_at: null, removed_at: null })
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('closed_at', 'is not', null), eb('removed_at', 'is not', null)]))
    .execute()
}
