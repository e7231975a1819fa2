import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { applyFlags, type Flags } from '#domain/people/users/users.rules.ts'
import type { ChangeAuthor } from '../../hiring/board/board.writes.ts'
import { hirePerson } from '../../hiring/board/hires.writes.ts'
import { endHires } from '../../hiring/cards/application-rows.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { change, changeAuditedInside } from '../../platform/changes.ts'
import { changeContact } from '../../platform/people/no-contact.writes.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { holdsAllOf } from '../roles/roles.reads.ts'
import { closeAccount } from './erasure.writes.ts'
import { addressTaken, reopenAccount } from './reopening.writes.ts'

interface User {
  readonly id: number
  readonly role_id: number
}

/** The flags that are wanted, and the application through which the person is hired. */
interface WantedFlags extends Partial<Flags> {
  readonly card?: string | undefined
}

/**
 * Sets or removes flags of a person (USR-04, SPEC-41). A hire belongs to an application: the named one, or the only one that can end in a
 * hire (SPEC-87). Removing the flag ends the current hires, which stay in the past; a mistake is undone by undoHire.
 */
export function setFlags(platform: Platform, author: ChangeAuthor, { id, role_id }: User, { card, ...wanted }: WantedFlags) {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    if (!(await holdsAllOf(tx, author.actor, role_id))) return refuse('roles.error.lacks')
    const before = await readFlags(tx, id).forUpdate().executeTakeFirst()
    if (!before) return refuse('errors.not_found')
    if (wanted.hired && (card !== undefined || !before.hired)) {
      const hired = await hirePerson(tx, platform, author, { userId: id, card }, now)
      if (isRefusal(hired)) return hired
    } else {
      const after = applyFlags(before, wanted)
      if (before.hired && !after.hired) await endHires(tx, id, now)
      await changePerson(tx, id, after, now)
      await audit(tx, author.actor, { action: 'user.marked', subjectType: 'user', subjectId: id, detail: wanted }, now)
    }
    return readFlags(tx, id).executeTakeFirstOrThrow()
  })
}

const readFlags = (tx: Tx, id: number) =>
  tx.selectFrom('users').select(['id', 'uuid', 'available', 'hired']).where('id', '=', id).where('deleted_at', 'is', null)

/** Sets the extra time of a person, for tests that start from now on (SPEC-32). */
export function setExtraTime(platform: Platform, actor: Person, { id }: User, percent: number) {
  return change(platform, actor, { action: 'user.given_time', detail: { percent } }, async (tx, now) => {
    const changed = await changePerson(tx, id, { extra_time_percent: percent }, now)
    return changed && { ...changed, extra_time_percent: percent }
  })
}

/** Marks a person who must not be contacted, or lifts the mark with a proof (CON-02). Repeating a choice keeps its first reason. */
export function setContact(platform: Platform, actor: Person, { id }: User, to: { barred: boolean; reason: string }) {
  return changeAuditedInside(platform, {}, async (tx, now) => {
    await changeContact(tx, actor, id, to, now)
    return tx.selectFrom('users').select(['id', 'uuid']).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  })
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
