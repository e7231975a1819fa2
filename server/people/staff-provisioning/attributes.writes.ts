import { fullName } from '#domain/kernel/full-name.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { namesOf, type WantedPerson, wantedRole } from '#domain/people/staff-provisioning/scim.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import { invalidateLinks } from '../accounts/account-links.writes.ts'
import { returnAddresses } from '../accounts/yielded-addresses.writes.ts'
import { readStaffRole } from '../company-login/company-login.reads.ts'
import { queueEmailChanged } from '../profile/email-change.writes.ts'
import { isLastAdministrator } from '../roles/roles.reads.ts'
import { giveWay } from '../users/giving-way.writes.ts'
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
  const names = changedNames(row, wanted)
  if (names) await changePerson(tx, row.id, names, now)
  const moved = await moveAddress(tx, platform, row, wanted.email, now)
  if (isRefusal(moved)) return moved
  const role = await giveRole(tx, platform, row, wanted, now)
  if (isRefusal(role)) return role
  const changed = [names && 'name', moved && 'address', role && 'role'].filter(Boolean)
  const detail = { changed, ...role }
  if (changed.length > 0)
    await audit(tx, null, { action: 'user.provisioning_changed', subjectType: 'user', subjectId: row.id, detail }, now)
  return undefined
}

function changedNames(row: ProvisionedRow, wanted: WantedPerson) {
  // The parts of a name here say more than the same name in one text.
  if (wanted.displayName === fullName(row.first_name, row.last_name)) return undefined
  const { firstName, lastName } = namesOf(wanted)
  const first_name = firstName || row.first_name
  const last_name = lastName ?? row.last_name
  return first_name === row.first_name && last_name === row.last_name ? undefined : { first_name, last_name }
}

/** Moves an account to another address, which the directory vouches for, and notifies the former one. Returns whether it moved. */
async function moveAddress(
  tx: Tx,
  platform: Platform,
  row: ProvisionedRow,
  email: string | undefined,
  now: Date,
): Promise<boolean | Refusal> {
  if (email === undefined || email === row.email) return false
  if (!isColleaguesAddress(platform.config.company, email)) return refuse('scim.error.address')
  if (!row.is_created && !(await mayGiveRoleOf(tx, platform.config, row))) return refuse('scim.error.address_kept')
  await giveWay(tx, platform, email)
  const confirmed = row.invited_at ? { email_verified_at: null } : { email_verified_at: now, owner_confirmed_at: now }
  await changePerson(tx, row.id, { email, ...confirmed }, now)
  // Links that went to the former address would still set a password.
  await invalidateLinks(tx, row.id, now)
  await returnAddresses(tx, platform, row.id, now)
  if (!row.invited_at) await queueEmailChanged(tx, platform, row, true)
  return true
}

/**
 * Whether the settings let a directory give somebody's present role. Whoever has an address can log in with it, so that the address of an
 * account with another role, which the directory did not create, would give the directory more than its settings do.
 */
async function mayGiveRoleOf(tx: Tx, { provisioning }: Platform['config'], row: ProvisionedRow): Promise<boolean> {
  if (!provisioning) return false
  for (const name of new Set([provisioning.defaultRole, ...provisioning.roles.map(({ role }) => role)]))
    if ((await readStaffRole(tx, name))?.id === row.role_id) return true
  return false
}

/**
 * Gives the role of the values of `roles`, where the settings name any, and ends the sessions with the former one (ACC-07). Refuses to take the
 * role of the last administrator.
 */
async function giveRole(
  tx: Tx,
  { config }: Platform,
  row: ProvisionedRow,
  wanted: WantedPerson,
  now: Date,
): Promise<{ from: string; to: string } | Refusal | undefined> {
  const { provisioning } = config
  const name = provisioning && wantedRole(wanted, row.role, provisioning)
  if (name === undefined) return undefined
  const role = await readStaffRole(tx, name)
  if (!role) return refuse('scim.error.role')
  if (role.id === row.role_id) return undefined
  if (row.role_id === administratorRole && (await isLastAdministrator(tx, row.id)))
    return refuse('roles.error.last_administrator')
  await changePerson(tx, row.id, { role_id: role.id }, now)
  await endSessionsOf(tx, row.id, 'role changed', now)
  return { from: row.role, to: role.name }
}
