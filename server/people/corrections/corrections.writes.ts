import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import type { CorrectionForm } from '#domain/people/corrections/corrections.contract.ts'
import { type CorrectableField, correctionsOf } from '#domain/people/corrections/corrections.rules.ts'
import { announcePerson } from '../../hiring/cards/announce.writes.ts'
import { change } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { takeBackMails } from '../../platform/mail/queue-mail.ts'
import { changePerson, noteOfPerson } from '../../platform/people/person.writes.ts'
import { saveProfile } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isStaffMember } from '../../platform/sessions/visible-people.ts'
import { invalidateLinks } from '../accounts/account-links.writes.ts'
import { isEmailTaken } from '../accounts/accounts.reads.ts'
import { queueConfirmation } from '../accounts/confirmation.writes.ts'
import { readUnaddable } from '../accounts/refused-addresses.reads.ts'
import { keepOwnAddress, lockWithEntries, returnAddresses } from '../accounts/yielded-addresses.writes.ts'
import { readHolder } from '../added-candidates/added-candidates.reads.ts'
import { requestConsent } from '../added-candidates/consent-requests.writes.ts'
import { queueEmailChanged } from '../profile/email-change.writes.ts'
import { beginAddressChange, needsTime } from './address-changes.writes.ts'
import { type CorrectableRow, factsOf, readCorrectable } from './corrections.reads.ts'
import { correctedFacts, versionOf } from './corrections.views.ts'
import { recordCorrections } from './recorded-corrections.writes.ts'

const taken = refuse('corrections.error.taken')
const outOfReach = refuse('errors.fields', { errors: { email: ['intake.error.out_of_reach'] } })

export interface Corrected {
  readonly id: number
  readonly uuid: string
  readonly changed: CorrectableField[]
  readonly asked: boolean
  /** When a new address takes effect that the former one can stop meanwhile; null without one. */
  readonly pendingUntil: Date | null
}

/**
 * Corrects a person (INT-12, SPEC-82). The audit names the fields; the values are kept beside the person, who may read them. A new
 * address is announced to both addresses and has to be confirmed; before consent the request for it goes there instead, and earlier links end. That of
 * somebody who can log in is a change that the former address can stop for seven days (IDT-04).
 * Refuses colleagues, whose address would give access to their account, a taken address, with its person, an address that
 * the viewer may not give (ADR-0120), and a correction that is based on an outdated state.
 */
export async function correctPerson(
  platform: Platform,
  viewer: Person,
  { id }: { readonly id: number },
  { version, ...form }: CorrectionForm,
  cv: Upload | undefined,
): Promise<Corrected | Refusal> {
  const detail: { corrected?: CorrectableField[] } = {}
  const settings = { action: 'user.corrected', detail, purpose: 'cv', upload: cv, taken: { users_email: taken } } as const
  const corrected = await change(platform, viewer, settings, async (tx, now, keep): Promise<Corrected | Refusal | undefined> => {
    const { is_staff } = await lock(tx, id)
    const before = await readCorrectable(tx, id)
    if (!before) return refuse('errors.not_found')
    if (is_staff) return refuse('corrections.error.staff')
    if (version !== undefined && version !== versionOf(before)) return undefined
    const wanted = correctedFacts(factsOf(before), form, cv?.originalName)
    const waits = wanted.email !== before.email && wanted.email !== '' && (await needsTime(tx, id))
    const after = waits ? { ...wanted, email: before.email } : wanted
    const corrections = correctionsOf(factsOf(before), after, cv !== undefined)
    if (corrections.length === 0 && !waits) return refuse('corrections.error.nothing')
    const changed = corrections.map(({ field }) => field)
    detail.corrected = changed
    const movesTo = changed.includes('email') ? after.email : undefined
    if (movesTo === '' && before.consent_due_at === null)
      return refuse('errors.fields', { errors: { email: ['corrections.error.email_required'] } })
    const next = waits ? wanted.email : movesTo
    if (next && (await isEmailTaken(tx, next))) return taken
    if (next && (await readUnaddable({ db: tx, secretKey: platform.secretKey }, viewer, [next])).size > 0) return outOfReach
    const change = { former: before.email, address: wanted.email }
    const begun = waits ? await beginAddressChange(tx, platform, viewer, id, change) : undefined
    if (isRefusal(begun)) return begun

    const values = { personal_phone: after.phone, city: after.city, date_of_birth: after.birth || null }
    const identity = { first_name: after.name, last_name: after.lastname, email: after.email }
    await changePerson(tx, id, { ...identity, ...(movesTo !== undefined && { email_verified_at: null }) }, now)
    await saveProfile(tx, id, values, now)
    if (movesTo !== undefined) {
      await keepOwnAddress(tx, id)
      await returnAddresses(tx, platform, id, now)
    }
    if (cv) await replaceCv(tx, platform, before, await keep())
    await recordCorrections(
      tx,
      corrections.map((correction) => ({ ...correction, user_id: id, corrected_by: viewer.id, corrected_at: now })),
    )
    const asked =
      movesTo === undefined
        ? false
        : await moveAddress(tx, platform, { ...before, first_name: after.name, email: movesTo }, before.email, now)
    await announcePerson(platform, tx, id, 'moved')
    return { id, uuid: before.uuid, changed, asked, pendingUntil: begun?.due_at ?? null }
  })
  if (corrected !== taken) return corrected
  const uuid = await readHolder(platform.db, viewer, form.email ?? '')
  return uuid === undefined ? outOfReach : { ...taken, uuid }
}

/** Serialises writes about a person. Whether they are staff is read with the lock, so that a role given meanwhile counts. */
async function lock(tx: Tx, id: number): Promise<{ is_staff: boolean }> {
  await lockWithEntries(tx, [id])
  const person = await tx.selectFrom('users').select(isStaffMember.as('is_staff')).where('id', '=', id).executeTakeFirst()
  return { is_staff: person?.is_staff ?? false }
}

async function replaceCv(tx: Tx, platform: Platform, { id, cv_file_id }: CorrectableRow, fileId: number | null): Promise<void> {
  await noteOfPerson(tx, id, { cv_file_id: fileId })
  if (cv_file_id !== null) await releaseFiles(tx, platform, [cv_file_id])
}

/** Writes to the former and the new address of a person. Returns whether the new one was asked to confirm itself, or for the consent. */
async function moveAddress(tx: Tx, platform: Platform, person: CorrectableRow, former: string, now: Date): Promise<boolean> {
  const { id, consent_due_at } = person
  if (consent_due_at === null) {
    await queueEmailChanged(tx, platform, { ...person, email: former }, true)
    return (await queueConfirmation(tx, platform, 'new_address', person)) === undefined
  }
  // Links that went to the former address must not show a stranger what staff entered.
  await invalidateLinks(tx, id, now)
  const waiting = tx.selectFrom('outgoing_emails').select('id').where('user_id', '=', id).where('status', '=', 'queued')
  await takeBackMails(
    tx,
    platform,
    (await waiting.execute()).map((mail) => mail.id),
  )
  const [asked] = await requestConsent(tx, platform, now, [{ ...person, consent_due_at }])
  return asked ?? false
}
