import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform } from '../platform.ts'
import { checkPassword } from './check-password.ts'
import { networkHash } from './network.ts'

/**
 * Refuses an action of a logged-in person without their password, so that an unlocked screen is not enough. Guesses have a limit of their
 * own on all networks, which attempts at the login do not use up (LOG-01). The error is at the field `current_password`.
 */
export async function refuseWithoutPassword(
  platform: Platform,
  account: { readonly email: string; readonly password_hash: string },
  password: string,
  ip: string,
): Promise<Refusal | undefined> {
  const { email: address, password_hash: passwordHash } = account
  const guessed = { address, passwordHash, knowsNetwork: true, device: `a session of ${address}` }
  const checked = await checkPassword(platform, guessed, networkHash(platform.secretKey, ip), password)
  if (isRefusal(checked)) return checked
  return checked
    ? undefined
    : refuse('errors.fields', { errors: { current_password: ['personal.error.current_password_wrong'] } })
}
