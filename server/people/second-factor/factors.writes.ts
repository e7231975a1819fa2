import { isAppCode, shownRecoveryCode } from '#domain/people/second-factor/second-factor.rules.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Factor } from '../../platform/sessions/end-sessions.ts'
import { stepOf } from './writes/app-codes.ts'
import { decryptKey, newRecoveryCodes, recoveryCodeHash } from './writes/factor-secrets.ts'

type Keyed = Pick<Platform, 'secretKey'>

/**
 * Accepts a code of a person's app, or one of their recovery codes, and uses it up: the same code is never accepted twice, also of two
 * simultaneous requests (IDT-01). Returns its kind, undefined for a wrong code. The caller has locked the person, and counted the try.
 */
export async function acceptCode(
  tx: Tx,
  { secretKey, log }: Pick<Platform, 'secretKey' | 'log'>,
  userId: number,
  code: string,
  now: Date,
): Promise<Extract<Factor, 'code' | 'recovery_code'> | undefined> {
  const app = await tx
    .selectFrom('authenticator_apps')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!app) return undefined
  if (!isAppCode(code)) return (await spendRecoveryCode(tx, secretKey, userId, code, now)) ? 'recovery_code' : undefined
  const key = decryptKey(secretKey, userId, app.secret)
  if (key === undefined) log.warn({ user: userId }, 'the key of an authenticator app cannot be read: SECRET_KEY has changed')
  const step = key === undefined ? undefined : stepOf(code, key, now, app.last_step)
  if (step === undefined) return undefined
  await tx.updateTable('authenticator_apps').set({ last_step: step }).where('user_id', '=', userId).execute()
  return 'code'
}

async function spendRecoveryCode(tx: Tx, secretKey: string, userId: number, code: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', recoveryCodeHash(secretKey, userId, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Replaces the recovery codes of a person, and returns the new ones as they are shown, which is possible this once. */
export async function replaceRecoveryCodes(tx: Tx, { secretKey }: Keyed, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: recoveryCodeHash(secretKey, userId, code) })))
    .execute()
  return codes.map(shownRecoveryCode)
}

/** Removes every factor of a person. Returns whether they had one. */
export async function removeFactors(tx: Tx, userId: number): Promise<boolean> {
  const passkey = await tx.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').executeTakeFirst()
  return (await removeAppOf(tx, userId)) || passkey !== undefined
}

/** Removes the app of a person with its recovery codes. Returns whether they had one. */
export async function removeAppOf(tx: Tx, userId: number): Promise<boolean> {
  await tx.deleteFrom('app_setups').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const removed = await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).returning('user_id').executeTakeFirst()
  return removed !== undefined
}

/** Removes begun set-ups that nobody confirmed. */
export async function removeExpiredSetups({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('app_setups').where('expires_at', '<', now()).execute()
}
