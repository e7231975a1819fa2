import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { applyFlags, type Flags } from '#domain/people/users/users.rules.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { holdsAllOf } from '../roles/roles.reads.ts'
import { closeAccount } from './erasure.writes.ts'
import { addressTaken, reopenAccount } from './reopening.writes.ts'

interface User {
  readonly id: number
  readonly role_id: number
}

/** Sets or removes flags of a person (USR-04, SPEC-41). */
export function setFlags(platform: Platform, actor: Person, { id, role_id }: User, wanted: Partial<Flags>) {
  return change(platform, actor, { action: 'user.marked', detail: { ...wanted } }, async (tx, now) => {
    if (!(await holdsAllOf(tx, actor, role_id))) return refuse('roles.error.lacks')
    const before = await tx.selectFrom('users').select(['available', 'hired']).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) return undefined
    return tx
      .updateTable('users')
      .set({ ...applyFlags(before, wanted), updated_at: now })
      .where('id', '=', id)
      .returning(['id', 'uuid', 'available', 'hired'])
      .executeTakeFirst()
  })
}

/** Sets the extra time of a person, for tests that start from now on (SPEC-32). */
export function setExtraTime(platform: Platform, actor: Person, { id }: User, percent: number) {
  return change(platform, actor, { action: 'user.given_time', detail: { percent } }, (tx, now) =>
    tx
      .updateTable('users')
      .set({ extra_time_percent: percent, updated_at: now })
      .where('id', '=', id)
      .returning(['id', 'uuid', 'extra_time_percent'])
      .executeTakeFirst(),
  )
}

/** Deletes an account with a reason (USR-04, SPEC-54). Refuses the own one, the last administrator, and permissions the actor lacks (ACC-08). */
export async function deleteUser(
  platform: Platform,
  actor: Person,
  user: User,
  reason: string,
): Promise<{ id: number; uuid: string; erase_at: Date } | Refusal> {
  if (user.id === actor.id) return refuse('users.error.self')
  return change(platform, actor, { action: 'user.deleted', detail: { reason } }, async (tx) =>
    (await holdsAllOf(tx, actor, user.role_id))
      ? closeAccount(tx, platform, user, { by: actor.id, reason })
      : refuse('roles.error.lacks'),
  )
}

/** Restores an account that staff deleted, before its erasure (SPEC-54). Refuses permissions that the actor lacks (ACC-08). */
export function restoreUser(platform: Platform, actor: Person, { id, role_id }: User) {
  return change(platform, actor, { action: 'user.restored', taken: addressTaken }, async (tx) =>
    (await holdsAllOf(tx, actor, role_id)) ? reopenAccount(tx, platform, id) : refuse('roles.error.lacks'),
  )
}
