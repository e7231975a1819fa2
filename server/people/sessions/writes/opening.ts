import { sql } from 'kysely'
import { knownTimeZone } from '#domain/kernel/known-time-zone.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Tokens } from '#domain/kernel/session.contract.ts'
import { deviceWords } from '#domain/people/sessions/devices.rules.ts'
import { change } from '../../../platform/changes.ts'
import { noteOfPerson } from '../../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../../platform/platform.ts'
import { refuseOutsideCompany } from '../../../platform/sessions/company-only.ts'
import type { Factor } from '../../../platform/sessions/end-sessions.ts'
import type { networkHash } from '../../../platform/sessions/network.ts'
import { hashToken, newToken } from '../../../platform/sessions/tokens.ts'
import { addressTaken, reopenAccount } from '../../users/reopening.writes.ts'
import { deviceHash } from './devices.ts'

// The trigger note_session follows every write of sessions: it notes when the person was last active.

interface Opening {
  readonly network: ReturnType<typeof networkHash>
  readonly deviceToken: string
  readonly userAgent: string
  /** The second factor that the person has shown; none after a password alone. */
  readonly factor?: Factor | undefined
  /** Whether the person has logged in with their company's account. */
  readonly byCompany?: boolean
}

/** Starts a session and issues its tokens. Every way in ends here, so that no one passes the rule that staff log in with their company. */
export async function openSession(
  tx: Tx,
  platform: Platform,
  userId: number,
  { network, deviceToken, userAgent, factor, byCompany = false }: Opening,
): Promise<Tokens | Refusal> {
  const refusal = byCompany ? undefined : await refuseOutsideCompany(tx, platform.config, userId)
  if (refusal) return refusal
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
      factor: factor ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await issueTokens(tx, session.id, newToken(), now)), device: deviceToken }
}

/** Saves the time zone of the device; ignores an unknown name. */
export async function saveTimeZone(tx: Tx, userId: number, named: string | undefined): Promise<void> {
  const time_zone = named && knownTimeZone(named)
  if (!time_zone) return
  await noteOfPerson(tx, userId, { time_zone }, sql<boolean>`time_zone is distinct from ${time_zone}`)
}

interface Credentials {
  readonly id: number
  readonly password_hash: string
}

/** Cancels the erasure that the account's owner asked for (SPEC-53). */
export function cancelErasure(platform: Platform, user: Credentials) {
  return change(platform, user, { action: 'user.stayed', taken: addressTaken }, async (tx) => {
    const reopened = await reopenAccount(tx, platform, user.id)
    if (reopened && !(await stillHasPassword(tx, user))) return refuse('personal.error.login')
    return reopened
  })
}

/** Whether the password that was checked is still valid. It may have changed meanwhile, which ended all sessions (ACC-07). */
export async function stillHasPassword(tx: Tx, { id, password_hash }: Credentials): Promise<boolean> {
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

/** Issues a new access token and stores the refresh token, which exists already if its predecessor is reused. */
export async function issueTokens(tx: Tx, sessionId: number, refresh: string, now: Date): Promise<Tokens> {
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
