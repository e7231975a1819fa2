import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** The person of a session, as every screen shows them. */
export async function readSessionUser(db: Reader, userId: number) {
  return db
    .selectFrom('users')
    .select(['uuid', 'first_name', 'last_name', 'email', 'role_id', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/**
 * The factors that a login asks an account for. Where the role requires one and a passkey is the only one, neither a password nor the company's
 * account alone is a login.
 */
const factors = [
  sql<boolean>`exists (select from authenticator_apps where authenticator_apps.user_id = users.id)`.as('has_app'),
  sql<boolean>`(
    exists (select from passkeys where passkeys.user_id = users.id)
    and (select requires_factor from roles where roles.id = users.role_id)
  )`.as('needs_passkey'),
] as const

/**
 * The account of an address for a login, and whether its person has logged in from this network before. Also finds an account whose
 * owner has asked to erase it and can still keep it, if no other account has the address (SPEC-53).
 */
export async function readCredentials(db: Reader, email: string, networkHash: string) {
  return db
    .selectFrom('users')
    .leftJoin('deleted_accounts', 'deleted_accounts.user_id', 'users.id')
    .select([
      'users.id',
      'users.password_hash',
      'deleted_accounts.erase_at',
      sql<boolean>`users.deleted_at is not null`.as('leaving'),
    ])
    .select(factors)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.user_id', '=', 'users.id')
          .where('sessions.network_hash', '=', networkHash),
      ).as('knows_network'),
    )
    .where(
      sql<boolean>`users.id in (
        select id from users where email = ${email} and deleted_at is null and consent_due_at is null
        union all
        select user_id from deleted_accounts where email = ${email}
      )`,
    )
    .where(({ or, eb }) => or([eb('users.deleted_at', 'is', null), eb('users.deletion_reason', 'is', null)]))
    .orderBy('leaving')
    .orderBy('users.deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An open account that is linked to one of the company and whose login may continue. Locks it until the transaction ends. */
export function readLinkedAccount(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .innerJoin('company_accounts as link', 'link.user_id', 'users.id')
    .select(['users.id', 'users.password_hash'])
    .select(factors)
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/** Whether a person has an authenticator app now. */
export async function hasApp(db: Reader, userId: number): Promise<boolean> {
  const app = await db.selectFrom('authenticator_apps').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return app !== undefined
}

/** A begun login that still waits for its second step, with its account as it is now. */
export async function readChallenge(db: Reader, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('login_challenges as challenge')
    .innerJoin('users', 'users.id', 'challenge.user_id')
    .select(['challenge.keeps_account', 'challenge.tries', 'challenge.by_company'])
    .select(['users.id', 'users.password_hash', 'users.email', 'users.language'])
    .select(sql<boolean>`users.deleted_at is not null`.as('leaving'))
    .where('challenge.token_hash', '=', tokenHash)
    .where('challenge.expires_at', '>', now)
    .executeTakeFirst()
}

/** When a refresh token was used; null if it was not. */
export async function readUseOf(db: Reader, tokenHash: Buffer): Promise<Date | null> {
  const token = await db.selectFrom('refresh_tokens').select('used_at').where('token_hash', '=', tokenHash).executeTakeFirst()
  return token?.used_at ?? null
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

/** A session whose tokens were last renewed before this is over: its last refresh token has expired. */
export const oldestUse = (now: Date) => new Date(now.getTime() - limits.refreshTokenSeconds * 1000)

/** A person's live sessions: the current one first, then the latest used. */
export async function readOwnSessions(db: Reader, { id, sessionId }: Pick<Person, 'id' | 'sessionId'>, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'uuid', 'browser', 'system', 'started_at', 'last_used_at'])
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', oldestUse(now))
    .orderBy(({ eb }) => eb('id', '=', sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(limits.sessionsShown)
    .execute()
}
