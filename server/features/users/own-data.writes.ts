import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseWithoutPassword } from '../../platform/sessions/own-password.ts'
import { countUse } from '../../platform/sessions/rate-limits.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readAccount } from '../profile/personal.reads.ts'
import { shutAccount } from './erasure.writes.ts'

/** How often a person downloads all their data within an hour: it is much to read. */
const downloads = { most: 5, seconds: 3600 }

/** Counts a download of all of a person's data, and refuses more than a person may have. */
export async function countDownload({ db }: Platform, { id }: Person): Promise<Refusal | undefined> {
  const retryAfter = await countUse(db, [{ key: `own data of ${id}`, ...downloads }])
  return retryAfter === undefined ? undefined : refuse('errors.too_many', { retryAfter })
}

/**
 * Shuts a person's own account, with their password; until it is erased they can log in and keep it (decision 53). Staff may leave too,
 * but for the last administrator.
 */
export async function leave(platform: Platform, person: Person, password: string, ip: string) {
  const refusal = await refuseWithoutPassword(platform, await readAccount(platform.db, person.id), password, ip)
  if (refusal) return refusal
  return change(platform, person, { action: 'user.left' }, (tx) =>
    shutAccount(tx, platform, { id: person.id, role_id: person.roleId }, { by: person.id, reason: null }),
  )
}
