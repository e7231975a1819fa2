import type { Reader } from '../../platform/platform.ts'

export const administratorRole = 1

/** Whether anybody administers the site: an administrator who is deleted does not. */
export async function hasAdministrator(db: Reader): Promise<boolean> {
  const one = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', administratorRole)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
