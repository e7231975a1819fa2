import type { Tx } from '../../platform/platform.ts'

/** Saves a person's phone; the rest of their record stays. */
export async function keepPhone(tx: Tx, userId: number, phone: string, now: Date): Promise<void> {
  const kept = { personal_phone: phone, updated_at: now }
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
}
