import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { SecondFactorGrant, Tokens } from '#domain/kernel/session.contract.ts'
import { audit } from '../../platform/audit/audit.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Factor } from '../../platform/sessions/end-sessions.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import { acceptCode } from '../second-factor/factors.writes.ts'
import { countGuess, forgetRightCode } from '../second-factor/guesses.writes.ts'
import { queueFactorChanged } from '../second-factor/mails.writes.ts'
import { readChallenge } from './sessions.reads.ts'
import { deviceFor, knownDevice } from './writes/devices.ts'
import { cancelErasure, openSession, saveTimeZone, stillHasPassword } from './writes/opening.ts'

/** How long a person has to find their phone, and how many codes they may try before the password is asked again. */
const challenge = { seconds: 600, tries: 5 } as const

/** The most begun logins of a person that wait for a second step, so that their rows are bounded. */
const waiting = 20

type Account = NonNullable<Awaited<ReturnType<typeof readChallenge>>>

/**
 * Begins the second step of a login whose password was right, or whose company vouched for it: stores the hash of a token that opens nothing
 * else, and returns the refusal that has the token. Saves the password's new hash, if any. Whoever changes the password or the factor ends it
 * (endSessionsOf).
 */
export async function beginSecondStep(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { id, password_hash }: { readonly id: number; readonly password_hash: string },
  {
    keepsAccount = false,
    rehashed,
    byCompany = false,
  }: { readonly keepsAccount?: boolean; readonly rehashed?: string | undefined; readonly byCompany?: boolean },
): Promise<Refusal> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + challenge.seconds * 1000)
  return db.transaction().execute(async (tx) => {
    // A change of the password waits for this lock, and then ends what begins here.
    const checked = tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forNoKeyUpdate()
    if (!(await checked.executeTakeFirst())) return refuse('personal.error.login')
    if (rehashed) await noteOfPerson(tx, id, { password_hash: rehashed })
    await tx
      .deleteFrom('login_challenges')
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('login_challenges')
          .select('token_hash')
          .where('user_id', '=', id)
          .orderBy('expires_at', 'desc')
          .offset(waiting - 1),
      )
      .execute()
    await tx
      .insertInto('login_challenges')
      .values({
        token_hash: hashToken(token),
        user_id: id,
        keeps_account: keepsAccount,
        expires_at: expiresAt,
        by_company: byCompany,
      })
      .execute()
    return refuse('login.second_step', { challenge: token })
  })
}

/**
 * Takes the second step of a login: a code of the app or a recovery code, each accepted once, in a challenge that is used once and ends after
 * five wrong codes (IDT-01). Wrong codes are limited per account, per device that it knows, and per network.
 */
export async function takeSecondStep(
  platform: Platform,
  { challenge: token, code, device, time_zone }: Omit<SecondFactorGrant, 'grant_type'>,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<Tokens | Refusal> {
  const { db, secretKey } = platform
  const tokenHash = hashToken(token)
  const found = await readChallenge(db, tokenHash, platform.now())
  if (!found) return refuse('login.step_over')
  const network = networkHash(secretKey, ip)
  const known = knownDevice(secretKey, found.id, device)
  const guessing = { userId: found.id, known, network }
  const retryAfter = await countGuess(platform, guessing)
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  const opened = { network, deviceToken: deviceFor(secretKey, found.id, device), userAgent }
  const open = async (tx: Tx, account: Account, factor: Factor) => {
    await saveTimeZone(tx, account.id, time_zone)
    return openSession(tx, platform, account.id, { ...opened, factor, byCompany: account.by_company })
  }

  const proved = await db.transaction().execute(async (tx) => {
    const accepted = await acceptStep(tx, platform, found.id, tokenHash, code)
    if (isRefusal(accepted)) return accepted
    return accepted.account.leaving ? accepted : open(tx, accepted.account, accepted.factor)
  })
  if (isRefusal(proved)) return proved
  await forgetRightCode(platform, guessing)
  if (!('account' in proved)) return proved
  // The account waits for its erasure, which its owner now takes back. Reopening it has a transaction of its own.
  const reopened = await cancelErasure(platform, proved.account)
  if (isRefusal(reopened)) return reopened
  return db.transaction().execute(async (tx) => {
    if (!(await stillHasPassword(tx, proved.account))) return refuse('login.step_over')
    if (proved.factor === 'recovery_code') {
      const account = await readAccount(tx, proved.account.id)
      await queueFactorChanged(tx, platform, account, 'recovery_code_used', platform.now())
    }
    return open(tx, proved.account, proved.factor)
  })
}

async function acceptStep(tx: Tx, platform: Platform, userId: number, tokenHash: Buffer, code: string) {
  const now = platform.now()
  // Of simultaneous requests the second one reads challenge, app and recovery codes after the first has committed.
  await lockAccounts(tx, [userId])
  const account = await readChallenge(tx, tokenHash, now)
  if (!account || account.tries >= challenge.tries || (account.leaving && !account.keeps_account))
    return refuse('login.step_over')
  const factor = await acceptCode(tx, platform, userId, code, now)
  if (!factor) {
    const tries = account.tries + 1
    await tx.updateTable('login_challenges').set({ tries }).where('token_hash', '=', tokenHash).execute()
    return refuse('errors.fields', { errors: { code: ['second_factor.error.code'] } })
  }
  await tx.deleteFrom('login_challenges').where('token_hash', '=', tokenHash).execute()
  if (factor === 'recovery_code') {
    await audit(tx, { id: userId }, { action: 'user.recovery_code_used', subjectType: 'user', subjectId: userId }, now)
    // A closed account gets no e-mails: it is notified once it is open again.
    if (!account.leaving) await queueFactorChanged(tx, platform, account, 'recovery_code_used', now)
  }
  return { account, factor }
}
