import type { Reader } from '../../platform/platform.ts'

/** The person behind an address, as an e-mail to them needs them. */
export async function readPersonAt(db: Reader, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether an e-mail address belongs to somebody already (REG-03). */
export async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  return (await readPersonAt(db, email)) !== undefined
}
