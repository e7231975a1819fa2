import type { PasskeyLogin } from '#domain/kernel/passkey.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { lockAccounts } from '../../platform/sessions/open-accounts.ts'
import { readPasskeyToUse } from './passkeys.reads.ts'
import { checkLogin } from './writes/passkey-ceremonies.ts'
import { spendChallenge } from './writes/passkey-challenges.ts'

/** An answer of a passkey that is right; `spendPasskey` uses it up. */
export type CheckedPasskey = NonNullable<Awaited<ReturnType<typeof checkPasskey>>>

/** Checks what a passkey answered to the options of /oauth/passkey; undefined for a wrong answer. Changes nothing. */
export async function checkPasskey(platform: Platform, answer: PasskeyLogin) {
  const stored = await readPasskeyToUse(platform.db, answer.id)
  const checked = stored && (await checkLogin(platform, answer, stored))
  return stored && checked && { stored, checked, credentialId: answer.id }
}

/**
 * Uses up the answer of a passkey: the same answer is never accepted twice, and neither is one whose counter went back, as that of a copied
 * passkey does. Locks its person. Returns false for an answer that is not accepted.
 */
export async function spendPasskey(
  tx: Tx,
  { now }: Pick<Platform, 'now'>,
  { stored, checked, credentialId }: CheckedPasskey,
): Promise<boolean> {
  await lockAccounts(tx, [stored.user_id])
  const present = await readPasskeyToUse(tx, credentialId)
  if (present?.counter !== stored.counter || !(await spendChallenge(tx, checked.challenge))) return false
  const used = { counter: checked.counter, last_used_at: now() }
  await tx.updateTable('passkeys').set(used).where('id', '=', stored.id).execute()
  return true
}
