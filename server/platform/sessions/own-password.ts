import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { Platform } from '../platform.ts'
import { checkPassword } from './check-password.ts'
import { networkHash } from './network.ts'

/**
 * Whether somebody who is logged in may do what an unlocked screen is not enough for: only with their password. Guesses have a count of
 * their own, whatever network they come from, so that strangers at the login do not use it up (LOG-01). What is wrong stands at the
 * field `current_password`.
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
