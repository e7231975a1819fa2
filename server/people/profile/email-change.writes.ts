import { refuse } from '#domain/kernel/refusals.ts'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import type { IdentityFields } from '#domain/people/profile/personal.contract.ts'
import type { Proof } from '#domain/people/second-factor/second-factor.contract.ts'
import { limitsOfUse } from '../../platform/http/limits.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AccountRow } from '../../platform/people/account.reads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { readMailSite } from '../../platform/site-content.ts'
import { proveOneself } from '../second-factor/proof.writes.ts'
import { emailChangedMail } from './mails/email-changed.mail.ts'

const changesPerDay = 5

/**
 * Has a person prove that it is they before their address changes (ADR-0009): by the password, and by a factor where they have one, because
 * whoever has the address can set a new password. It is rate-limited, because the answer reveals
 * registered addresses and the site sends an e-mail to the new one (LOG-06).
 */
export async function proveEmailChange(
  platform: Platform,
  account: AccountRow,
  { email, current_password, code, passkey }: Pick<IdentityFields, 'email' | keyof Proof>,
  ip: string,
): ReturnType<typeof proveOneself> {
  if (current_password === '')
    return refuse('errors.fields', { errors: { current_password: ['personal.error.current_password'] } })
  const uses = limitsOfUse(checkEmailEndpoint, { ip, secretKey: platform.secretKey, body: { email } })
  const ofPerson = { key: `new address of ${account.id}`, most: changesPerDay, seconds: 24 * 3600 }
  const retryAfter = await countUse(platform.db, [ofPerson, ...uses])
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  return proveOneself(platform, account, { current_password, code, passkey }, ip)
}

/** Notifies the old address of an account of its change by its owner or, with `byStaff`, by staff; in the transaction of the change. */
export async function queueEmailChanged(
  tx: Tx,
  platform: Platform,
  account: Pick<AccountRow, 'id' | 'email' | 'language'>,
  byStaff = false,
): Promise<void> {
  const { id: userId, email: address, language } = account
  const { kind, compose } = emailChangedMail
  const composed = compose({ language, site: await readMailSite(platform, tx, language), byStaff })
  await queueMail(tx, platform, { kind, userId, language, to: { name: '', address }, ...composed }, platform.now())
}
