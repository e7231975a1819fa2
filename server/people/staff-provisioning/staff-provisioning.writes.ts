import { nameOfAddress } from '#domain/kernel/fitting-names.ts'
import { defaultLanguage } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { namesOf, roleOfValues, type WantedPerson } from '#domain/people/staff-provisioning/scim.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeAuditedInside } from '../../platform/changes.ts'
import { insertPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { hideFromDirectory, noteDirectoryClosing, noteProvisioned } from '../../platform/provisioning/provisioned-staff.writes.ts'
import { newToken } from '../../platform/sessions/tokens.ts'
import { lockWithEntries } from '../accounts/yielded-addresses.writes.ts'
import { isAddressClosed, readStaffRole } from '../company-login/company-login.reads.ts'
import { closeAccount } from '../users/erasure.writes.ts'
import { giveWay } from '../users/giving-way.writes.ts'
import { reopenAccount } from '../users/reopening.writes.ts'
import { applyAttributes } from './attributes.writes.ts'
import { isColleaguesAddress } from './staff-provisioning.policy.ts'
import { isAddressOpen, type ProvisionedRow, readReturning, readStaff, readStaffId } from './staff-provisioning.reads.ts'

/** The reason of the closing, which staff read in the list of deleted people in either language. */
const closingReason = 'Directorio de la empresa · Company directory'

const taken = { users_email: refuse('scim.error.taken') }

/** The role that the values of the attribute `roles` give, else the default one; undefined when it does not exist here. */
async function readWantedRole({ db, config }: Pick<Platform, 'db' | 'config'>, values: readonly string[]) {
  const { provisioning } = config
  if (!provisioning) return undefined
  return readStaffRole(db, roleOfValues(values, provisioning.roles) ?? provisioning.defaultRole)
}

/**
 * Creates a member of staff, as an invitation would: nobody can log in with a password before they have set one, and the first login with the
 * company's account takes the account over (ADR-0190). Somebody whom the directory had closed or deleted gets their account back.
 */
export async function addPerson(platform: Platform, wanted: WantedPerson): Promise<ProvisionedRow | Refusal> {
  const { email } = wanted
  if (email === undefined || !isColleaguesAddress(platform.config.company, email)) return refuse('scim.error.address')
  const role = await readWantedRole(platform, wanted.roles ?? [])
  if (!role) return refuse('scim.error.role')
  // Hashing is slow on purpose. It runs before the transaction, so that it holds no connection.
  const passwordHash = await platform.passwords.hash(newToken())
  return changeAuditedInside(platform, { taken }, async (tx, now) => {
    await giveWay(tx, platform, email)
    if (await isAddressOpen(tx, email)) return refuse('scim.error.taken')
    const returning = await readReturning(tx, email)
    if (returning) {
      await hideFromDirectory(tx, returning.id, null)
      return change(tx, platform, returning.uuid, { active: true, ...wanted }, now)
    }
    if (await isAddressClosed(tx, email)) return refuse('scim.error.closed_here')
    const names = namesOf(wanted)
    const added = await insertPerson(tx, {
      role_id: role.id,
      first_name: names.firstName || nameOfAddress(email),
      last_name: names.lastName ?? '',
      email,
      password_hash: passwordHash,
      language: defaultLanguage,
      invited_at: now,
    })
    await noteProvisioned(tx, added.id, { ...wanted, isCreated: true }, now)
    const detail = { role: role.name }
    await audit(tx, null, { action: 'user.provisioned', subjectType: 'user', subjectId: added.id, detail }, now)
    if (wanted.active === false) return change(tx, platform, added.uuid, { active: false }, now)
    return (await readStaff(tx, added.uuid)) ?? refuse('errors.not_found')
  })
}

/** Changes a member of staff as a directory says. Closing takes effect at the next call, on every process. */
export function changeProvisioned(platform: Platform, uuid: string, wanted: WantedPerson): Promise<ProvisionedRow | Refusal> {
  return changeAuditedInside(platform, { taken }, (tx, now) => change(tx, platform, uuid, wanted, now))
}

/** Closes the account of a person whom the directory has deleted, and does not show them to it any more. */
export async function removeProvisioned(platform: Platform, uuid: string): Promise<Refusal | undefined> {
  const removed = await changeAuditedInside(platform, {}, async (tx, now) => {
    const row = await change(tx, platform, uuid, { active: false }, now)
    if (isRefusal(row)) return row
    await hideFromDirectory(tx, row.id, now)
    return row
  })
  return isRefusal(removed) ? removed : undefined
}

async function change(
  tx: Tx,
  platform: Platform,
  uuid: string,
  wanted: WantedPerson,
  now: Date,
): Promise<ProvisionedRow | Refusal> {
  const id = await readStaffId(tx, uuid)
  if (id === undefined) return refuse('errors.not_found')
  // Whoever leaves an address returns it to the entry that waits for it.
  await lockWithEntries(tx, [id])
  const row = await readStaff(tx, uuid)
  if (!row) return refuse('errors.not_found')
  if (row.email === platform.config.company?.passwordAdmin) return refuse('scim.error.protected')
  await noteProvisioned(tx, row.id, wanted, now)
  const isOpen = row.deleted_at === null || wanted.active === true
  if (row.deleted_at && wanted.active === true) {
    if (!row.closed_at) return refuse('scim.error.closed_here')
    await reopenAccount(tx, platform, row.id)
    await audit(tx, null, { action: 'user.provisioning_reopened', subjectType: 'user', subjectId: row.id }, now)
  }
  if (isOpen) {
    const refusal = await applyAttributes(tx, platform, row, wanted, now)
    if (refusal) return refusal
  }
  if (!row.deleted_at && wanted.active === false) {
    const closed = await closeAccount(tx, platform, row, { by: null, reason: closingReason })
    if (isRefusal(closed)) return closed
    await noteDirectoryClosing(tx, row.id, now)
    await audit(tx, null, { action: 'user.provisioning_closed', subjectType: 'user', subjectId: row.id }, now)
  }
  return (await readStaff(tx, uuid)) ?? refuse('errors.not_found')
}
