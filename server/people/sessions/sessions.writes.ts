import { limits } from '#domain/kernel/limits.ts'
import { usualAddress } from '#domain/kernel/mail-address.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { PasswordGrant, Tokens } from '#domain/kernel/session.contract.ts'
import { mayReuse } from '#domain/people/sessions/sessions.rules.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { checkPassword } from '../../platform/sessions/check-password.ts'
import { refuseOutsideCompany } from '../../platform/sessions/company-only.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { lacksFactor } from '../../platform/sessions/find-viewer.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { hashToken, successorOf } from '../../platform/sessions/tokens.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { beginSecondStep } from './second-step.writes.ts'
import { hasApp, readCredentials, readSessionOfToken, readUseOf } from './sessions.reads.ts'
import { deviceFor, knownDevice, newDevice } from './writes/devices.ts'
import { cancelErasure, issueTokens, openSession, saveTimeZone, stillHasPassword } from './writes/opening.ts'

// The trigger note_session follows every write of sessions: it notes when the person was last active.

/**
 * Logs in with a password (AUTH-01); checkPassword limits the guesses. The answer has a device token for the next login. A person with a second
 * factor gets the token of the second step instead, in a refusal, and nothing changes before that step (MFA-01).
 */
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
  const outside = await refuseOutsideCompany(db, platform.config, user.id)
  if (outside) return outside
  if (user.leaving && !keeps) return refuse('login.leaving', { at: user.erase_at ?? undefined })

  if (user.needs_passkey && !user.has_app) return refuse('login.passkey_needed')
  const rehashed = passwords.needsRehash(user.password_hash) ? await passwords.hash(password) : undefined
  if (user.has_app) return beginSecondStep(platform, user, { keepsAccount: user.leaving, rehashed })
  const deviceToken = deviceFor(secretKey, user.id, device)
  const reopened = user.leaving ? await cancelErasure(platform, user) : undefined
  if (isRefusal(reopened)) return reopened
  const opened = await db.transaction().execute(async (tx) => {
    if (!(await stillHasPassword(tx, user))) return refuse('personal.error.login')
    // Whoever sets up an app holds the same lock: the check of the password took a moment.
    if (await hasApp(tx, user.id)) return 'second step'
    if (rehashed) await noteOfPerson(tx, user.id, { password_hash: rehashed })
    await saveTimeZone(tx, user.id, time_zone)
    return openSession(tx, platform, user.id, { network, deviceToken, userAgent })
  })
  return opened === 'second step' ? beginSecondStep(platform, user, { keepsAccount: user.leaving, rehashed }) : opened
}

/** Starts a session of a person who has proved who they are without a password, on a new device. */
export function startSession(
  tx: Tx,
  platform: Platform,
  userId: number,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<Tokens | Refusal> {
  const { secretKey } = platform
  return openSession(tx, platform, userId, {
    network: networkHash(secretKey, ip),
    deviceToken: newDevice(secretKey, userId),
    userAgent,
  })
}

/** A tab renews once an hour. The limit bounds the rows, which each renewal adds for thirty days. */
const renewals = { most: 60, seconds: 600 }

/**
 * Renews a session with its refresh token, which works once (AUTH-04). Reusing it ends the whole session, except within ten seconds and before
 * its successor is used (SPEC-08, LOG-04). A session of more than ninety days is over. The exception keeps two tabs and a lost answer from
 * logging the person out.
 */
export async function renew(platform: Platform, refreshToken: string): Promise<Tokens | Refusal> {
  const now = platform.now()
  const hash = hashToken(refreshToken)
  return platform.db.transaction().execute(async (tx) => {
    const token = await tx
      .selectFrom('refresh_tokens as token')
      .innerJoin('sessions as session', 'session.id', 'token.session_id')
      .innerJoin('users as person', 'person.id', 'session.user_id')
      .innerJoin('roles as role', 'role.id', 'person.role_id')
      .select(['token.session_id', 'token.used_at', 'token.expires_at', lacksFactor('role', 'session').as('lacks_factor')])
      .where('token.token_hash', '=', hash)
      .where('session.ended_at', 'is', null)
      .where('session.started_at', '>', new Date(now.getTime() - limits.sessionSeconds * 1000))
      .where('person.deleted_at', 'is', null)
      .forUpdate(['token'])
      .executeTakeFirst()
    if (!token || token.expires_at <= now) return refuse('errors.session_ended')
    if (token.lacks_factor) return refuse('errors.factor_required')
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

/** Removes tokens of sessions and of begun logins that are no longer valid. */
export async function removeExpiredTokens({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const instant = now()
  await db.deleteFrom('access_tokens').where('expires_at', '<', instant).execute()
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', instant).execute()
  await db.deleteFrom('login_challenges').where('expires_at', '<', instant).execute()
}
