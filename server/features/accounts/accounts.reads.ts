import type { Reader } from '../../platform/platform.ts'

/** Whether an e-mail address belongs to somebody already (REG-03). */
export async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user !== undefined
}
