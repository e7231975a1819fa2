import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { shutAccount } from './erasure.writes.ts'

/** Shuts a person's own account; until it is erased they can log in and keep it (decision 53). Staff may leave too, but for the last administrator. */
export function leave(platform: Platform, person: Person) {
  return change(platform, person, { action: 'user.left' }, (tx) =>
    shutAccount(tx, platform, { id: person.id, role_id: person.roleId }, { by: person.id, reason: null }),
  )
}
