import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Proof } from '#domain/people/second-factor/second-factor.contract.ts'
import { type AccountRow, readAccount } from '../../platform/people/account.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import { acceptCode } from './factors.writes.ts'
import { countGuess, forgetRightCode, type Guessing } from './guesses.writes.ts'
import { checkPasskey, spendPasskey } from './passkey-answers.writes.ts'
import { readOwnFactor } from './second-factor.reads.ts'

export const wrongCode = refuse('errors.fields', { errors: { code: ['second_factor.error.code'] } })
const missingCode = refuse('errors.fields', { errors: { code: ['second_factor.error.code_required'] } })

/** The guesses of codes in a session of the person. */
export const triesOf = ({ id }: { readonly id: number }): Guessing => ({ userId: id, known: 'a session of theirs' })

/** A person whose password was right, and whose factor is used up in the transaction of the change. */
interface Proven {
  readonly account: AccountRow
  /** Locks the person, uses up the code or the passkey, and refuses when password or factors changed meanwhile. */
  readonly accept: (tx: Tx) => Promise<Refusal | undefined>
}

/**
 * Has a logged-in person prove that it is they, before a change of their address, password or factors: by the password, and by a factor where
 * they have one. A stolen session with the password is not enough (IDT-01, IDT-04).
 */
export async function proveOneself(
  platform: Platform,
  viewer: { readonly id: number },
  { current_password, code = '', passkey }: Proof,
  ip: string,
): Promise<Proven | Refusal> {
  const { db } = platform
  const account = await readAccount(db, viewer.id)
  const refusal = await refuseWithoutPassword(platform, account, current_password, ip)
  if (refusal) return refusal
  const own = await readOwnFactor(db, viewer.id)
  const shown = passkey && (await checkPasskey(platform, passkey))
  if (passkey && shown?.stored.user_id !== viewer.id) return refuse('login.passkey_unknown')
  const hasApp = own.set_up_at !== null
  if (!shown && hasApp && code === '') return missingCode
  if (!shown && !hasApp && own.passkeys > 0) return refuse('second_factor.error.passkey_proof')
  const retryAfter = !shown && hasApp ? await countGuess(platform, triesOf(viewer)) : undefined
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })

  const accept = async (tx: Tx) => {
    await lockAccounts(tx, [viewer.id])
    if ((await readAccount(tx, viewer.id)).password_hash !== account.password_hash) return refuse('errors.stale')
    if (shown) return (await spendPasskey(tx, platform, shown)) ? undefined : refuse('login.passkey_unknown')
    const present = await readOwnFactor(tx, viewer.id)
    if (!present.set_up_at) return present.passkeys > 0 ? refuse('second_factor.error.passkey_proof') : undefined
    if (!(await acceptCode(tx, platform, viewer.id, code, platform.now()))) return wrongCode
    await forgetRightCode({ db: tx }, triesOf(viewer))
    return undefined
  }
  return { account, accept }
}

/** Runs a change of a person's own factors after they have proved that it is they. */
export async function changeWithProof<Row extends { id: number }>(
  platform: Platform,
  viewer: { readonly id: number },
  proof: Proof,
  ip: string,
  write: (tx: Tx, account: AccountRow, now: Date) => Promise<Row | Refusal>,
): Promise<Row | Refusal> {
  const proven = await proveOneself(platform, viewer, proof, ip)
  if (isRefusal(proven)) return proven
  return platform.db.transaction().execute(async (tx) => {
    const refusal = await proven.accept(tx)
    return refusal ?? write(tx, await readAccount(tx, viewer.id), platform.now())
  })
}
