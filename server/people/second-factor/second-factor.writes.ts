import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import type { Proof } from '#domain/people/second-factor/second-factor.contract.ts'
import type { FactorEvent } from '#domain/people/second-factor/second-factor.rules.ts'
import { endKeysOf } from '../../platform/api-keys/key-use.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change } from '../../platform/changes.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { endSessionsOf, noteFactor } from '../../platform/sessions/end-sessions.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readSiteName } from '../../platform/site-content.ts'
import { readPersonToEndAccessOf } from '../roles/access-of-others.reads.ts'
import { removeAppOf, removeFactors, replaceRecoveryCodes } from './factors.writes.ts'
import { countGuess, forgetRightCode } from './guesses.writes.ts'
import { queueFactorChanged } from './mails.writes.ts'
import { changeWithProof, triesOf, wrongCode } from './proof.writes.ts'
import { readOwnFactor } from './second-factor.reads.ts'
import { appUri, newAppKey, stepOf } from './writes/app-codes.ts'
import { decryptKey, encryptKey } from './writes/factor-secrets.ts'

/** How long a begun set-up waits for its first code: time to install an app. */
const setupSeconds = 1800

/** Begins to set up an app: answers its key, which the first code then confirms. The app in use stays until then. */
export async function beginApp(platform: Platform, viewer: Person, proof: Proof, ip: string) {
  const key = newAppKey()
  const begun = await changeWithProof(platform, viewer, proof, ip, async (tx, { id, email, language }, now) => {
    const expiresAt = new Date(now.getTime() + setupSeconds * 1000)
    const setup = { session_id: viewer.sessionId, secret: encryptKey(platform.secretKey, id, key), expires_at: expiresAt }
    await tx
      .insertInto('app_setups')
      .values({ user_id: id, ...setup })
      .onConflict((taken) => taken.column('user_id').doUpdateSet(setup))
      .execute()
    return { id, key, uri: appUri(await readSiteName(tx, language), email, key), expiresAt }
  })
  return begun
}

/**
 * Confirms an app with its first code (MFA-01): it replaces the former one with its recovery codes, ends the other sessions and begun logins,
 * and is announced by e-mail. Returns the recovery codes, this once.
 */
export async function confirmApp(platform: Platform, viewer: Person, code: string) {
  const { db, secretKey } = platform
  const retryAfter = await countGuess(platform, triesOf(viewer))
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  return db.transaction().execute(async (tx) => {
    const now = platform.now()
    await lockAccounts(tx, [viewer.id])
    const setup = await tx
      .selectFrom('app_setups')
      .select('secret')
      .where('user_id', '=', viewer.id)
      .where('session_id', '=', viewer.sessionId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    const key = setup && decryptKey(secretKey, viewer.id, setup.secret)
    if (!key) return refuse('second_factor.error.setup_over')
    const step = stepOf(code, key, now, 0)
    if (step === undefined) return wrongCode
    await forgetRightCode({ db: tx }, triesOf(viewer))
    const replaced = await removeAppOf(tx, viewer.id)
    const app = { user_id: viewer.id, secret: encryptKey(secretKey, viewer.id, key), set_up_at: now, last_step: step }
    await tx.insertInto('authenticator_apps').values(app).execute()
    await noteFactor(tx, viewer.sessionId, 'code')
    await settle(tx, platform, viewer, replaced ? 'factor_replaced' : 'factor_added', now)
    return { recovery_codes: await replaceRecoveryCodes(tx, platform, viewer.id) }
  })
}

/** Removes a person's own app with its recovery codes. Refuses when their role requires a second factor, or they have none. */
export function removeApp(platform: Platform, viewer: Person, proof: Proof, ip: string) {
  return changeWithProof(platform, viewer, proof, ip, async (tx, { id }, now) => {
    const { set_up_at, requires_factor, passkeys } = await readOwnFactor(tx, id)
    if (!set_up_at) return refuse('second_factor.error.none')
    if (requires_factor && passkeys === 0) return refuse('second_factor.error.required')
    await removeAppOf(tx, id)
    if (passkeys === 0) await noteFactor(tx, viewer.sessionId, null)
    await settle(tx, platform, viewer, 'factor_removed', now)
    return { id }
  })
}

/** Replaces a person's recovery codes, and returns the new ones, this once. */
export function renewRecoveryCodes(platform: Platform, viewer: Person, proof: Proof, ip: string) {
  return changeWithProof(platform, viewer, proof, ip, async (tx, { id }, now) => {
    if (!(await readOwnFactor(tx, id)).set_up_at) return refuse('second_factor.error.none')
    await settle(tx, platform, viewer, 'recovery_codes_renewed', now)
    return { id, recovery_codes: await replaceRecoveryCodes(tx, platform, id) }
  })
}

/**
 * Removes the factors of a person who lost them, ends their sessions and notifies them (MFA-03). Refuses one's own, and those of a person whose
 * role has permissions that the actor lacks (SPEC-15, ACC-08).
 */
export function resetFactor(platform: Platform, actor: Person, uuid: string) {
  return change(platform, actor, { action: 'user.factor_reset' }, async (tx, now) => {
    const person = await readPersonToEndAccessOf(tx, actor, uuid, 'second_factor.error.own_reset')
    if (isRefusal(person)) return person
    if (!(await resetFactorsOf(tx, platform, person.id, now))) return refuse('second_factor.error.none')
    return person
  })
}

/** Removes the factors of a person, ends their sessions and notifies them. Returns whether they had one. */
export async function resetFactorsOf(tx: Tx, platform: Platform, userId: number, now: Date): Promise<boolean> {
  if (!(await removeFactors(tx, userId))) return false
  await endSessionsOf(tx, userId, 'second factor reset', now)
  await endKeysOf(tx, userId, now)
  await queueFactorChanged(tx, platform, await readAccount(tx, userId), 'factor_reset', now)
  return true
}

/** What follows each change of one's own factors: the other sessions end, it is audited, and the person is notified. */
export async function settle(
  tx: Tx,
  platform: Platform,
  { id, sessionId }: Person,
  event: FactorEvent,
  now: Date,
): Promise<void> {
  await endSessionsOf(tx, id, 'second factor changed', now, sessionId)
  await audit(tx, { id }, { action: `user.${event}`, subjectType: 'user', subjectId: id }, now)
  await queueFactorChanged(tx, platform, await readAccount(tx, id), event, now)
}
