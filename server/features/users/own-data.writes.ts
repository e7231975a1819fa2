import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkPassword } from '../../platform/sessions/check-password.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readAccount } from '../profile/personal.reads.ts'
import { shutAccount } from './erasure.writes.ts'

/** Whether it is the person themselves who asks: an unlocked screen is not enough. Wrong guesses count with those of the login. */
export async function refusePassword(
  platform: Platform,
  userId: number,
  password: string,
  ip: string,
): Promise<Refusal | undefined> {
  const account = await readAccount(platform.db, userId)
  const guessed = { address: account.email, passwordHash: account.password_hash, knowsNetwork: true }
  const checked = await checkPassword(platform, guessed, networkHash(platform.secretKey, ip), password)
  if (isRefusal(checked)) return checked
  return checked
    ? undefined
    : refuse('errors.fields', { errors: { current_password: ['personal.error.current_password_wrong'] } })
}

/** Shuts a person's own account; until it is erased they can log in and keep it (decision 53). Staff may leave too, but for the last administrator. */
export function leave(platform: Platform, person: Person) {
  return change(platform, person, { action: 'user.left' }, (tx) =>
    shutAccount(tx, platform, { id: person.id, role_id: person.roleId }, { by: person.id, reason: null }),
  )
}
