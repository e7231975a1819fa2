import { sourceByStaff } from '#domain/hiring/applications/source.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { applyTo, openVacancy } from '../../hiring/applications/applications.writes.ts'
import { change } from '../../platform/changes.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasYielded } from '../../platform/sessions/has-yielded.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isEmailTaken } from '../accounts/accounts.reads.ts'
import { readRefusals, readUnaddable } from '../accounts/refused-addresses.reads.ts'
import { readHolder } from './added-candidates.reads.ts'
import { type AddedPerson, addPerson, type NewPerson, type Outcome } from './added-people.writes.ts'
import { makeConsentLink } from './consent-requests.writes.ts'

/** A person who was added, and how they are asked for consent. */
export interface Added extends AddedPerson, Outcome {
  readonly firstName: string
  readonly lastName: string
  /** Whether the person of the address refused before. */
  readonly refusedBefore: boolean
  /** The address of the page behind the link; null if the person was asked by e-mail, or has consented. */
  readonly link: string | null
}

const taken = { email: ['intake.error.taken'] }
const outOfReach = refuse('errors.fields', { errors: { email: ['intake.error.out_of_reach'] } })

/** The error of the day of a consent. */
export const refuseDay = (problem: 'consented_on' | 'refused_since') =>
  refuse('errors.fields', { errors: { consented_on: [`intake.error.${problem}`] } })

/**
 * Adds a person, with a CV and into a vacancy if the form has them (INT-01). They get one e-mail, which asks for consent; without an
 * address, or above the daily limit of e-mails to it, staff get a link to hand over. Refuses a taken address and names its person, refuses
 * an address that the viewer may not add (ADR-0120), refuses a vacancy as openVacancy does, and a held consent of a coming day or from before a refusal.
 */
export async function addByHand(
  platform: Platform,
  viewer: Person,
  person: NewPerson,
  { vacancyId, cv }: { readonly vacancyId: string; readonly cv: Upload | undefined },
): Promise<Added | Refusal> {
  const what = { action: 'user.added', purpose: 'cv', taken: { users_email: taken }, ...(cv && { upload: cv }) } as const
  const added = await change(platform, viewer, what, async (tx, now, keep): Promise<Added | Refusal> => {
    const vacancy = vacancyId === '' ? undefined : await openVacancy(tx, platform, viewer, vacancyId)
    if (isRefusal(vacancy)) return vacancy
    if (person.email !== '' && (await isEmailTaken(tx, person.email))) return refuse('errors.duplicate', { errors: taken })
    if ((await readUnaddable({ db: tx, secretKey: platform.secretKey }, viewer, [person.email])).size > 0) return outOfReach
    if (person.consent && person.consent.consentedOn > calendarDay(now, platform.config.timeZone))
      return refuseDay('consented_on')
    const cvFileId = await keep()
    const row = await addPerson(tx, platform, now, { ...person, cvFileId }, { by: viewer, asks: true, declaration: 'person' })
    // The person refused after the day of this consent.
    if (person.consent && !row.hasConsented) return refuseDay('refused_since')
    const refusedBefore = !row.hasConsented && (await readRefusals(tx, platform, [person.email])).size > 0
    if (vacancy) {
      const source = sourceByStaff(person.sourceNote)
      const applicant = { userId: row.id, vacancy, language: person.language, source, addedBy: viewer }
      await applyTo(tx, platform, applicant)
    }
    const { firstName, lastName } = person
    return {
      ...row,
      firstName,
      lastName,
      refusedBefore,
      link: row.asked || row.hasConsented ? null : linkTo(platform, await makeConsentLink(tx, now, row), row.language),
    }
  })
  if (!isRefusal(added) || added.errors !== taken) return added
  const uuid = await readHolder(platform.db, viewer, person.email)
  return uuid === undefined ? outOfReach : { ...added, uuid }
}

interface Unconsented extends Omit<AddedPerson, 'consent_due_at'> {
  readonly consent_due_at: Date | null
}

/**
 * Makes the link that staff hand over. It replaces the one made before. Refuses intake.error.used if the person has consented meanwhile,
 * and intake.error.expired if they are about to be erased.
 */
export function replaceConsentLink(
  platform: Platform,
  viewer: Person,
  { id }: Pick<Unconsented, 'id'>,
): Promise<{ id: number; link: string; consent_due_at: Date } | Refusal> {
  return change(platform, viewer, { action: 'user.link_made' }, async (tx, now) => {
    // Serialises two simultaneous calls, so that one link is left.
    const person = await tx
      .selectFrom('users')
      .select(['id', 'language', 'consent_due_at', hasYielded.as('registered')])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!person?.consent_due_at) return refuse('intake.error.used')
    const { language, consent_due_at } = person
    if (consent_due_at <= now) return refuse('intake.error.expired')
    if (person.registered) return refuse('intake.error.registered_entry')
    return { id, link: linkTo(platform, await makeConsentLink(tx, now, { id, consent_due_at }), language), consent_due_at }
  })
}

function linkTo({ config }: Pick<Platform, 'config'>, token: string, language: Language): string {
  return mailedAddress(config.publicUrl, addedCandidatesScreens.claim.to({ token }), language)
}
