import { mayGiveRole, modeOf } from '#domain/kernel/permissions.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseNamedAdministrator } from '../../platform/sessions/company-only.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { keepWaitingRole } from '../accounts/given-roles.writes.ts'
import { isUnprovenAccount } from '../accounts/waiting-roles.reads.ts'
import { forgetWaitingRole } from '../accounts/waiting-roles.writes.ts'
import { isLastAdministrator, type RoleRow, readPersonToChange, readRole } from '../roles/roles.reads.ts'

/** A person with a role, and whether the given one waits. */
type Changed = NonNullable<Awaited<ReturnType<typeof readPersonToChange>>> & { readonly waits: boolean }

/**
 * Gives a person another role and ends their sessions (USR-04, ACC-07); does nothing if they have it already. A role of staff waits where nobody
 * has shown that account and address belong together, until a link sent to the address was opened (IDT-04). Refuses the actor's own role, permissions that the actor lacks, and to leave the site without an administrator, also concurrently (SPEC-15, ACC-08).
 */
export async function changeRoleOf(platform: Platform, actor: Person, userId: string, newRole: RoleRow) {
  const detail: { to: string; from?: string | undefined; waits?: true } = { to: newRole.name }
  let same: Changed | undefined
  const changed = await change(platform, actor, { action: 'user.role_changed', detail }, async (tx, now) => {
    const person = await readPersonToChange(tx, actor, userId)
    if (!person) return refuse('errors.not_found')
    const present = { ...person, waits: false }
    if (person.role_id === newRole.id) {
      // Another role that waited is taken back, which is a change.
      if (await forgetWaitingRole(tx, person.id)) return present
      same = present
      return undefined
    }
    if (person.id === actor.id) return refuse('roles.error.own')
    const former = await readRole(tx, actor, String(person.role_id))
    const lacks = [newRole, former].some((role) => role && !mayGiveRole(actor, role))
    if (lacks) return refuse('roles.error.lacks')
    const named = await refuseNamedAdministrator(tx, platform.config, person.id)
    if (named) return named
    if (former?.id === administratorRole && (await isLastAdministrator(tx, person.id)))
      return refuse('roles.error.last_administrator')
    detail.from = former?.name
    if (modeOf(newRole.permissions) === 'allowed' && (await isUnprovenAccount(tx, person.id))) {
      detail.waits = true
      const refusal = await keepWaitingRole(tx, platform, person.id, { role: newRole, givenBy: actor.id })
      return refusal ?? { ...person, waits: true }
    }
    await forgetWaitingRole(tx, person.id)
    await changePerson(tx, person.id, { role_id: newRole.id }, now)
    await endSessionsOf(tx, person.id, 'role changed', now)
    return { ...person, role_id: newRole.id, waits: false }
  })
  return same ?? changed
}
