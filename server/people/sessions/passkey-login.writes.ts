import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { PasskeyGrant, Tokens } from '#domain/kernel/session.contract.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import { acceptPasskey } from '../second-factor/passkeys.writes.ts'
import { deviceFor } from './writes/devices.ts'
import { openSession, saveTimeZone } from './writes/opening.ts'

/** A network may try this often: signatures cannot be guessed, but checking one takes a moment. */
const tries = { most: 120, seconds: 600 }

/** Logs in with a passkey, which counts as both factors (MFA-02). */
export async function logInWithPasskey(
  platform: Platform,
  { credential, device, time_zone }: Omit<PasskeyGrant, 'grant_type'>,
  { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
): Promise<Tokens | Refusal> {
  const { db, secretKey } = platform
  const network = networkHash(secretKey, ip)
  const retryAfter = await countUse(db, [{ key: `passkeys from ${network}`, ...tries }])
  if (retryAfter !== undefined) return refuse('errors.too_many', { retryAfter })
  return acceptPasskey(platform, credential, async (tx, userId) => {
    await saveTimeZone(tx, userId, time_zone)
    const deviceToken = deviceFor(secretKey, userId, device)
    return openSession(tx, platform, userId, { network, deviceToken, userAgent, factor: 'passkey' })
  })
}
