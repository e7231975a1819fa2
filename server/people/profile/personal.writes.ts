import { sql } from 'kysely'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { IdentityFields, PersonalFields } from '#domain/people/profile/personal.contract.ts'
import { changeOwn, limitOwnChanges } from '../../platform/changes.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import { saveProfile } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { refuseNamedAdministrator } from '../../platform/sessions/company-only.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'
import { isEmailRegistered } from '../accounts/accounts.reads.ts'
import { emailTaken } from '../accounts/accounts.writes.ts'
import { queueConfirmation } from '../accounts/confirmation.writes.ts'
import { keepPhone } from '../accounts/phone.writes.ts'
import { lockWithEntries, noteYielded, returnAddresses, yieldAddress } from '../accounts/yielded-addresses.writes.ts'
import { proveEmailChange, queueEmailChanged } from './email-change.writes.ts'

interface Caller {
  readonly id: number
  readonly ip: string
}

/** Saves a person's own record, including name and address (PRO-02). */
export function savePersonal(platform: Platform, caller: Caller, fields: PersonalFields): Promise<Refusal | undefined> {
  const details = detailsOf(fields)
  return saveIdentity(platform, caller, fields, async (tx) => {
    await saveProfile(tx, caller.id, details, platform.now())
  })
}

/** Saves a person's own phone (APP-04). Refuses above their limit of changes. */
export async function savePhone(platform: Platform, person: Pick<Caller, 'id'>, phone: string): Promise<Refusal | undefined> {
  const outcome = await changeOwn(platform, person, {}, async (tx, now) => {
    await keepPhone(tx, person.id, phone, now)
    return person
  })
  return isRefusal(outcome) ? outcome : undefined
}

/**
 * Saves a person's own name and address, and what `withThem` saves in the same transaction. A new address needs their password and factor; it gets
 * a request to confirm it, and the old address is notified. A taken address is a field error. Refuses errors.stale when the address
 * changed elsewhere meanwhile.
 */
export async function saveIdentity(
  platform: Platform,
  { id: userId, ip }: Caller,
  fields: IdentityFields,
  withThem: (tx: Tx) => Promise<void> = async () => {},
): Promise<Refusal | undefined> {
  const often = await limitOwnChanges(platform, { id: userId })
  if (often) return often
  const before = await readAccount(platform.db, userId)
  const changesAddress = fields.email !== before.email
  const named = changesAddress ? await refuseNamedAdministrator(platform.db, platform.config, userId) : undefined
  if (named) return named
  const proven = changesAddress ? await proveEmailChange(platform, before, fields, ip) : undefined
  if (isRefusal(proven)) return proven

  const now = platform.now()
  const saved = platform.db.transaction().execute(async (tx) => {
    if (changesAddress) await lockWithEntries(tx, [userId], fields.email)
    if (changesAddress && (await isEmailRegistered(tx, fields.email))) return emailTaken
    const current = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
    if (current?.email !== before.email) return refuse('errors.stale')
    const refusal = await proven?.accept(tx)
    if (refusal) return refusal
    const entry = changesAddress ? await yieldAddress(tx, platform, fields.email, now) : undefined
    const identity = { first_name: fields.name, last_name: fields.lastname, email: fields.email }
    // The owner of the new address is reminded too. An account that confirmed an address before does not expire.
    const unconfirmed = changesAddress && { email_verified_at: null, confirm_reminded_at: null }
    const changed = await changePerson(tx, userId, { ...identity, ...unconfirmed }, now, sql<boolean>`email = ${before.email}`)
    if (!changed) return refuse('errors.stale')
    await withThem(tx)
    if (changesAddress) {
      await returnAddresses(tx, platform, userId, now)
      if (entry) await noteYielded(tx, platform, entry, { id: userId, address: fields.email }, now)
      await queueEmailChanged(tx, platform, before)
      await queueConfirmation(tx, platform, 'new_address', { ...before, email: fields.email })
    }
    return undefined
  })
  return saved.catch((error: unknown) => {
    if (isTakenIn('users_email', error)) return emailTaken
    throw error
  })
}

function detailsOf(fields: PersonalFields) {
  return {
    personal_phone: fields.personal_phone,
    home_phone: fields.home_phone,
    date_of_birth: fields.date_of_birth,
    address: fields.address,
    address2: fields.address2,
    apartment: fields.apartment,
    city: fields.city,
    state: fields.state,
    country: fields.country,
    postal_code: fields.zip_code,
    website: fields.website,
    about: fields.about_me,
  }
}

/** Saves whether a candidate states that they have no work experience yet. */
export async function setWithoutWork({ db, now }: Pick<Platform, 'db' | 'now'>, userId: number, none: boolean): Promise<void> {
  await changePerson(db, userId, { without_experience: none }, now())
}
