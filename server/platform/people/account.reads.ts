import type { Reader } from '../platform.ts'

/** The account of a person who makes a change that requires their password. */
export async function readAccount(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid', 'email', 'password_hash', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export type AccountRow = Awaited<ReturnType<typeof readAccount>>
