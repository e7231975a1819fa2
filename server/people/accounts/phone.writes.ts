import { saveProfile } from '../../platform/people/profile-row.writes.ts'
import type { Tx } from '../../platform/platform.ts'

/** Saves a person's phone; the rest of their record stays. */
export async function keepPhone(tx: Tx, userId: number, phone: string, now: Date): Promise<void> {
  await saveProfile(tx, userId, { personal_phone: phone }, now)
}
