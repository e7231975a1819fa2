import type { Reader } from '../../platform/platform.ts'

/** A person by their uuid, with their current address. */
export async function readAddressee(db: Reader, uuid: string) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'email', 'language', 'email_verified_at'])
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
