import { sql } from 'kysely'
import { knownTimeZone } from '#domain/kernel/known-time-zone.ts'
import { limits } from '#domain/kernel/limits.ts'
import { usualAddress } from '#domain/kernel/mail-address.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { PasswordGrant, Tokens } from '#domain/kernel/session.contract.ts'
import { deviceWords } from '#domain/people/sessions/devices.rules.ts'
import { mayReuse } from '#domain/people/sessions/sessions.rules.ts'
import { change } from '../../platform/changes.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { checkPassword } from '../../platform/sessions/check-password.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { hashToken, newToken, successorOf } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { addressTaken, reopenAccount } from '../users/reopening.writes.ts'
import { readCredentials, readSessionOfToken, readUseOf } from './sessions.reads.ts'
import { deviceHash, knownDevice, newDevice } from './writes/devices.ts'

// The trigger note_session follows every write of sessions: it notes when the person was last active.

/** Logs in with a password (AUTH-01); checkPassword limits the guesses. The answer has a device token for the next login. */
export async function login(
  platform: Platform,
  { username, password, device, time_zone, keep_account: keeps }: Omit<PasswordGrant, 'grant_type'>,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<Tokens | Refusal> {
  const { db, passwords, secretKey } = platform
  const address = usualAddress(username)
  const network = networkHash(secretKey, ip)
  const user = await readCredentials(db, address, network)
  const account = {
    address,
    passwordHash: user?.password_hash,
    knowsNetwork: user?.knows_network === true,
    device: knownDevice(secretKey, user?.id ?? 0, device),
  }
  const checked = await checkPassword(platform, account, network, password)
  if (isRefusal(checked)) return checked
  if (!checked || !user) return refuse('personal.error.login')
  if (user.leaving && !keeps) return refuse('login.leaving', { at: user.erase_at ?? undefined })

  const deviceToken = account.device !== undefined && device ? device : newDevice(secretKey, user.id)
  const rehashed = passwords.needsRehash(user.password_hash) ? await passwords.hash(password) : undefined
  const reopened = user.leaving ? await cancelErasure(platform, user) : undefined
  if (isRefusal(reopened)) return reopened
  return db.transaction().execute(async (tx) => {
    if (!(await stillHasPassword(tx, user))) return refuse('personal.error.login')
    if (rehashed) await noteOfPerson(tx, user.id, { password_hash: rehashed })
    await saveTimeZone(tx, user.id, time_zone)
    return openSession(tx, platform, user.id, { network, deviceToken, userAgent })
  })
}

/** Starts a session of a person who has proved who they are without a password, on a new device. */
export function startSession(
  tx: Tx,
  platform: Platform,
  userId: number,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<Tokens> {
  const { secretKey } = platform
  return openSession(tx, platform, userId, {
    network: networkHash(secretKey, ip),
    deviceToken: newDevice(secretKey, userId),
    userAgent,
  })
}

interface Opening {
  readonly network: ReturnType<typeof networkHash>
  readonly deviceToken: string
  readonly userAgent: string
}

async function openSession(
  tx: Tx,
  platform: Platform,
  userId: number,
  { network, deviceToken, userAgent }: Opening,
): Promise<Tokens> {
  const now = platform.now()
  const session = await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      network_hash: network,
      device_hash: deviceHash(platform.secretKey, deviceToken),
      ...deviceWords(userAgent),
      started_at: now,
      last_used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await issueTokens(tx, session.id, newToken(), now)), device: deviceToken }
}

/** Saves the time zone of the device; ignores an unknown name. */
async function saveTimeZone(tx: Tx, userId: number, named: string | undefined): Promise<void> {
  const time_zone = named && knownTimeZone(named)
  if (!time_zone) return
  await noteOfPerson(tx, userId, { time_zone }, sql<boolean>`time_zone is distinct from ${time_zone}`)
}

interface Credentials {
  readonly id: number
  readonly password_hash: string
}

/** Cancels the erasure that the account's owner asked for (SPEC-53). */
function cancelErasure(platform: Platform, user: Credentials) {
  return change(platform, user, { action: 'user.stayed', taken: addressTaken }, async (tx) => {
    const reopened = await reopenAccount(tx, platform, user.id)
    if (reopened && !(await stillHasPassword(tx, user))) return refuse('personal.error.login')
    return reopened
  })
}

/** Whether the password that was checked is still valid. It may have changed meanwhile, which ended all sessions (ACC-07). */
async function stillHasPassword(tx: Tx, { id, password_hash }: Credentials): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

/** A tab renews once an hour. The limit bounds the rows, which each renewal adds for thirty days. */
const renewals = { most: 60, seconds: 600 }

/**
 * Renews a session with its refresh token, which works once (AUTH-04). Reusing it ends the whole session, except within ten seconds
 * and before its successor is used (SPEC-08, LOG-04). The exception keeps two tabs and a lost answer from logging the person out.
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
    const retryAfter = await countUse(tx, [{ key: `renewal of ${token.session_id}`, ...renewals }])
    if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
    const successor = successorOf(refreshToken, platform.secretKey)
    if (!token.used_at) await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute()
    else if (!mayReuse(token.used_at, await readUseOf(tx, hashToken(successor)), now)) {
      await endSession(tx, token.session_id, 'refresh token used twice', now)
      return refuse('errors.session_ended')
    }
    await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', token.session_id).execute()
    return issueTokens(tx, token.session_id, successor, now)
  })
}

/** Ends the session of a token of either kind; an unknown token is no error (RFC 7009). */
export async function revoke(platform: Platform, token: string): Promise<void> {
  const sessionId = await readSessionOfToken(platform.db, hashToken(token))
  if (sessionId === undefined) return
  await platform.db.transaction().execute((tx) => endSession(tx, sessionId, 'logout', platform.now()))
}

const byItsPerson = 'ended by its person'

/** Ends every session of a person except the current one. */
export async function endOtherSessionsOf({ db, now }: Platform, { id, sessionId }: Person): Promise<void> {
  await db.transaction().execute((tx) => endSessionsOf(tx, id, byItsPerson, now(), sessionId))
}

/** Ends one of a person's own sessions. Refuses a foreign session and one that has ended. */
export async function endOwnSession({ db, now }: Platform, userId: number, id: string): Promise<Refusal | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now(), end_reason: byItsPerson })
    .where(recordIs('sessions', id))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended ? undefined : refuse('errors.not_found')
}

async function endSession(tx: Tx, sessionId: number, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Issues a new access token and stores the refresh token, which exists already if its predecessor is reused. */
async function issueTokens(tx: Tx, sessionId: number, refresh: string, now: Date): Promise<Tokens> {
  const access = newToken()
  await tx
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(access), session_id: sessionId, expires_at: after(now, limits.accessTokenSeconds) })
    .execute()
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(refresh),
      session_id: sessionId,
      expires_at: after(now, limits.refreshTokenSeconds),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
  return { token_type: 'Bearer', access_token: access, refresh_token: refresh, expires_in: limits.accessTokenSeconds }
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

/** Removes tokens that are no longer valid. */
export async function removeExpiredTokens({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const instant = now()
  await db.deleteFrom('access_tokens').where('expires_at', '<', instant).execute()
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', instant).execute()
}
