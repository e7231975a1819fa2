import type { Reader } from '../../platform/platform.ts'

/** A person with their details and the file of their CV. */
export async function readPersonal(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .selectAll('profiles')
    .select(['users.uuid', 'users.first_name', 'users.last_name', 'users.email', 'users.email_verified_at', 'users.created_at'])
    .select(['users.role_id', 'users.available', 'users.hired', 'files.uuid as cv_uuid', 'files.original_name as cv_name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}
export type PersonalRow = Awaited<ReturnType<typeof readPersonal>>

/** What a change of a person's address is weighed against. */
export async function readAccount(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'email', 'password_hash', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
export type AccountRow = Awaited<ReturnType<typeof readAccount>>
