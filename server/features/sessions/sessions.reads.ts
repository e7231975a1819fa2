import type { Reader } from '../../platform/platform.ts'

/** The person of a session, as every screen shows them. */
export async function readSessionUser(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .select(['uuid', 'first_name', 'last_name', 'email', 'role_id', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** What a login needs to know of an address. */
export async function readCredentials(db: Reader, email: string) {
  return db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Whether the person has logged in from this network before. */
export async function isKnownNetwork(db: Reader, userId: number, networkHash: string): Promise<boolean> {
  const session = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).where('network_hash', '=', networkHash).limit(1).executeTakeFirst()
  return session !== undefined
}

/** The session that a token of either kind belongs to. */
export async function readSessionOfToken(db: Reader, tokenHash: Buffer): Promise<number | undefined> {
  const token = await db
    .selectFrom('access_tokens')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .union(db.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', tokenHash))
    .executeTakeFirst()
  return token?.session_id
}
