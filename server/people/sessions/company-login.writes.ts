import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { CompanyGrant, Tokens } from '#domain/kernel/session.contract.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { acceptCompanyAnswer } from '../company-login/company-login.writes.ts'
import { beginSecondStep } from './second-step.writes.ts'
import { readLinkedAccount } from './sessions.reads.ts'
import { deviceFor } from './writes/devices.ts'
import { openSession, saveTimeZone } from './writes/opening.ts'

/** A network may try this often: an office begins its day behind one address, and each try asks the provider. */
const tries = { most: 600, seconds: 600 }

/**
 * Logs in with the account of the company (SSO-01). The session is the usual one. It has a second factor only where the provider says that it
 * asked for one and the settings accept that; else an app is asked for its code, as after a password (IDT-03).
 */
export async function logInWithCompany(
  platform: Platform,
  { ticket, answer, device, time_zone }: Omit<CompanyGrant, 'grant_type'>,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<Tokens | Refusal> {
  const { db, secretKey } = platform
  const network = networkHash(secretKey, ip)
  const retryAfter = await countUse(db, [{ key: `company logins from ${network}`, ...tries }])
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  const accepted = await acceptCompanyAnswer(platform, { ticket, answer })
  if (isRefusal(accepted)) return accepted
  const opened = await db.transaction().execute(async (tx) => {
    const account = await readLinkedAccount(tx, accepted.id)
    if (!account) return refuse('login.company_closed')
    if (!accepted.showsFactor && account.has_app) return account
    if (!accepted.showsFactor && account.needs_passkey) return refuse('login.passkey_needed')
    await saveTimeZone(tx, account.id, time_zone)
    return openSession(tx, platform, account.id, {
      network,
      deviceToken: deviceFor(secretKey, account.id, device),
      userAgent,
      byCompany: true,
      factor: accepted.showsFactor ? 'company' : undefined,
    })
  })
  return 'has_app' in opened ? beginSecondStep(platform, opened, { byCompany: true }) : opened
}
