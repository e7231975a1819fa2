import { createHmac } from 'node:crypto'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { mayReuse } from '#domain/sessions/sessions.rules.ts'
import type { Tokens } from '#domain/sessions/sessions.contract.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { clearLimit, overLimit } from '../../platform/sessions/rate-limits.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import { isKnownNetwork, readCredentials, readSessionOfToken } from './sessions.reads.ts'

const attempts = { perNetwork: { most: 10, seconds: 900 }, perAccount: { most: 100, seconds: 3600 } }

/**
 * Logs in with a password (AUTH-01). Guesses are bounded per account and network and, from networks that the account never
 * logged in from, per account (LOG-01); an unknown address takes as long as a wrong password (LOG-02).
 */
export async function login(platform: Platform, email: string, password: string, ip: string): Promise<Tokens | Refusal> {
  const { db, passwords } = platform
  const address = email.trim().toLowerCase()
  const network = networkHash(platform, ip)
  const keys = { network: `login ${address} ${network}`, account: `login ${address}` }
  const user = await readCredentials(db, address)

  const tooMany = await overLimit(db, keys.network, attempts.perNetwork.most, attempts.perNetwork.seconds)
  if (tooMany !== undefined) return refuse('errors.too_many', { retryAfter: tooMany })
  const attacked = await overLimit(db, keys.account, attempts.perAccount.most, attempts.perAccount.seconds)
  if (attacked !== undefined && !(user && (await isKnownNetwork(db, user.id, network)))) return refuse('errors.too_many', { retryAfter: attacked })

  if (!(await passwords.verify(password, user?.password_hash)) || !user) return refuse('personal.error.login')

  await clearLimit(db, keys.network)
  await clearLimit(db, keys.account)
  const rehashed = passwords.needsRehash(user.password_hash) ? await passwords.hash(password) : undefined
  return db.transaction().execute(async (tx) => {
    if (rehashed) await tx.updateTable('users').set({ password_hash: rehashed }).where('id', '=', user.id).execute()
    const session = await tx
      .insertInto('sessions')
      .values({ user_id: user.id, network_hash: network, started_at: platform.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return issueTokens(tx, session.id, null, platform.now())
  })
}

/**
 * Renews a session with its refresh token, which works once (AUTH-04). A used one presented again ends the whole session, but
 * for ten seconds while no successor has been used, so that two tabs or a lost answer log nobody out (decision 8, LOG-04).
 */
export async function renew(platform: Platform, refreshToken: string): Promise<Tokens | Refusal> {
  const now = platform.now()
  const hash = hashToken(refreshToken)
  return platform.db.transaction().execute(async (tx) => {
    const token = await tx
      .selectFrom('refresh_tokens as token')
      .innerJoin('sessions as session', 'session.id', 'token.session_id')
      .innerJoin('users as person', 'person.id', 'session.user_id')
      .select(['token.session_id', 'token.used_at', 'token.expires_at'])
      .where('token.token_hash', '=', hash)
      .where('session.ended_at', 'is', null)
      .where('person.deleted_at', 'is', null)
      .forUpdate(['token'])
      .executeTakeFirst()
    if (!token || token.expires_at <= now) return refuse('errors.session_ended')
    if (token.used_at) {
      const successors = await tx.selectFrom('refresh_tokens').select('used_at').where('predecessor_hash', '=', hash).execute()
      if (!mayReuse(token.used_at, successors.map((successor) => successor.used_at), now)) {
        await endSession(tx, token.session_id, 'refresh token used twice', now)
        return refuse('errors.session_ended')
      }
    } else {
      await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute()
    }
    return issueTokens(tx, token.session_id, hash, now)
  })
}

/** Ends the session of a token of either kind; an unknown token is no error (RFC 7009). */
export async function revoke(platform: Platform, token: string): Promise<void> {
  const sessionId = await readSessionOfToken(platform.db, hashToken(token))
  if (sessionId === undefined) return
  await platform.db.transaction().execute((tx) => endSession(tx, sessionId, 'logout', platform.now()))
}

/** Ends every session of a person: after a role or password change, or deletion (ACC-07). */
export async function endSessionsOf(tx: Tx, userId: number, reason: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: now, end_reason: reason }).where('user_id', '=', userId).where('ended_at', 'is', null).execute()
}

async function endSession(tx: Tx, sessionId: number, reason: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: now, end_reason: reason }).where('id', '=', sessionId).where('ended_at', 'is', null).execute()
}

async function issueTokens(tx: Tx, sessionId: number, predecessor: Buffer | null, now: Date): Promise<Tokens> {
  const [access, refresh] = [newToken(), newToken()]
  await tx
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(access), session_id: sessionId, expires_at: after(now, limits.accessTokenSeconds) })
    .execute()
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: hashToken(refresh), session_id: sessionId, predecessor_hash: predecessor, expires_at: after(now, limits.refreshTokenSeconds) })
    .execute()
  return { token_type: 'Bearer', access_token: access, refresh_token: refresh, expires_in: limits.accessTokenSeconds }
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

function networkHash(platform: Platform, ip: string): string {
  return createHmac('sha256', platform.secretKey).update(`network ${ip}`).digest('base64url')
}
