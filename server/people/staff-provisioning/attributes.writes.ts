import { limits } from '#domain/kernel/limits.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { roleOfValues, type WantedPerson } from '#domain/people/staff-provisioning/scim.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { invalidateLinks } from '../accounts/account-links.writes.ts'
import { readStaffRole } from '../company-login/company-login.reads.ts'
import { queueEmailChanged } from '../profile/email-change.writes.ts'
import { isLastAdministrator } from '../roles/roles.reads.ts'
import { isColleaguesAddress } from './staff-provisioning.policy.ts'
import type { ProvisionedRow } from './staff-provisioning.reads.ts'

/** Stores what a directory says of an open account: names, address and role. The audit names what changed, and not to what. */
export async function applyAttributes(
  tx: Tx,
  platform: Platform,
  row: ProvisionedRow,
  wanted: WantedPerson,
  now: Date,
): Promise<Refusal | undefined> {
  const names = namesOf(row, wanted)
  if (names) await changePerson(tx, row.id, names, now)
  const moved = await moveAddress(tx, platform, row, wanted.email, now)
  if (isRefusal(moved)) return moved
  const role = await giveRole(tx, platform, row, wanted.roles, now)
  if (isRefusal(role)) return role
  const changed = [names && 'name', moved && 'address', role && 'role'].filter(Boolean)
  const detail = { changed, ...role }
  if (changed.length > 0)
    await audit(tx, null, { action: 'user.provisioning_changed', subjectType: 'user', subjectId: row.id, detail }, now)
  return undefined
}

function namesOf(row: ProvisionedRow, { firstName, lastName }: WantedPerson) {
  const first_name = (firstName || row.first_name).slice(0, limits.text.short)
  const last_name = (lastName ?? row.last_name).slice(0, limits.text.short)
  return first_name === row.first_name && last_name === row.last_name ? undefined : { first_name, last_name }
}

/** Moves an account to another address, which the directory vouches for, and tells the former one. Returns whether it moved. */
async function moveAddress(
  tx: Tx,
  platform: Platform,
  row: ProvisionedRow,
  email: string | undefined,
  now: Date,
): Promise<boolean | Refusal> {
  if (email === undefined || email === row.email) return false
  if (!isColleaguesAddress(platform.config.company, email)) return refuse('scim.error.address')
  await changePerson(tx, row.id, { email, email_verified_at: row.invited_at ? null : now }, now)
  // Links that went to the former address would still set a password.
  await invalidateLinks(tx, row.id, now)
  if (!row.invited_at) await queueEmailChanged(tx, platform, row, true)
  return true
}

/**
 * Gives the role of the values of `roles`, where the settings name any, and ends the sessions with the former one (ACC-07). Values that they do
 * not name give the default role. Refuses to take the role of the last administrator.
 */
async function giveRole(
  tx: Tx,
  { config }: Platform,
  row: ProvisionedRow,
  values: readonly string[] | undefined,
  now: Date,
): Promise<{ from: string; to: string } | Refusal | undefined> {
  const { provisioning } = config
  if (!provisioning || provisioning.roles.length === 0 || values === undefined) return undefined
  const role = await readStaffRole(tx, roleOfValues(values, provisioning.roles) ?? provisioning.defaultRole)
  if (!role) return refuse('scim.error.role')
  if (role.id === row.role_id) return undefined
  if (row.role_id === administratorRole && (await isLastAdministrator(tx, row.id)))
    return refuse('roles.error.last_administrator')
  await changePerson(tx, row.id, { role_id: role.id }, now)
  await endSessionsOf(tx, row.id, 'role changed', now)
  return { from: row.role, to: role.name }
}
