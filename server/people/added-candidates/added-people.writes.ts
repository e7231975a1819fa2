import type { Language } from '#domain/kernel/languages.ts'
import { consentDueAt, type Declaration } from '#domain/people/added-candidates/added-candidates.rules.ts'
import { insertPeople } from '../../platform/people/person.writes.ts'
import { addProfiles } from '../../platform/people/profile-row.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readConsentDays } from './added-candidates.reads.ts'
import { requestConsent } from './consent-requests.writes.ts'
import { declareConsents, type HeldConsent } from './held-consents.writes.ts'

/** What staff know about a person whom they add. Texts that they do not know are empty. */
export interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly language: Language
  /** Where staff got the data from, in their words. */
  readonly sourceNote: string
  /** The colleague who is responsible for the person. */
  readonly ownerId?: number | undefined
  readonly cvFileId?: number | null | undefined
  /** The consent that the company holds, if it does (INT-07). */
  readonly consent?: HeldConsent | undefined
}

export interface AddedPerson {
  readonly id: number
  readonly uuid: string
  readonly email: string
  readonly first_name: string
  readonly language: Language
  readonly consent_due_at: Date
}

interface Adding {
  readonly by: Pick<Person, 'id'>
  /** Whether to queue requests and notices now. Otherwise call requestConsent and notifyHeld later. */
  readonly asks: boolean
  /** Whether the consents of these people are declared one by one or for a whole file, which covers nobody who refused before. */
  readonly declaration?: Declaration
}

export interface Outcome {
  /** Whether the person gets a request for consent by e-mail. */
  readonly asked: boolean
  /** Whether the person's consent is recorded, so that they are a candidate like others. */
  readonly hasConsented: boolean
}

/** One insert has a parameter per value, and PostgreSQL takes 65,535 of them. */
const atOnce = 500

/**
 * Adds people, and returns them in order (INT-01). They cannot log in, because nobody knows their password. Those with a consent that the
 * company holds are candidates like others at once and get an e-mail about it (declareConsents), unless they refused before. The others have
 * not consented yet. A taken address breaks the unique index `users_email`. The number of statements is constant per 500 people.
 */
export async function addPeople(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  now: Date,
  people: readonly NewPerson[],
  { by, asks, declaration = 'file' }: Adding,
): Promise<(AddedPerson & Outcome)[]> {
  const added: (AddedPerson & Outcome)[] = []
  for (let at = 0; at < people.length; at += atOnce) {
    const batch = people.slice(at, at + atOnce)
    const rows = await insert(tx, now, batch, by)
    const consents = rows.flatMap(({ id }, index) => {
      const consent = batch[index]?.consent
      return consent ? [{ ...consent, userId: id }] : []
    })
    const consented = await declareConsents(tx, platform, now, consents, { by, declaration, notifies: asks })
    const others = asks ? rows.filter(({ id }) => !consented.has(id)) : []
    const answers = await requestConsent(tx, platform, now, others)
    const asked = new Set(others.filter((_, index) => answers[index]).map(({ id }) => id))
    added.push(...rows.map((row) => ({ ...row, asked: asked.has(row.id), hasConsented: consented.has(row.id) })))
  }
  return added
}

/** Adds one person; see addPeople. */
export async function addPerson(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'secretKey' | 'config'>,
  now: Date,
  person: NewPerson,
  adding: Adding,
) {
  const [added] = await addPeople(tx, platform, now, [person], adding)
  if (!added) throw new Error('The insert of a person returned no row.')
  return added
}

async function insert(tx: Tx, now: Date, people: readonly NewPerson[], by: Pick<Person, 'id'>): Promise<AddedPerson[]> {
  const due = consentDueAt(now, await readConsentDays(tx))
  const inOrder = await insertPeople(
    tx,
    people.map(({ firstName, lastName, email, language, sourceNote, ownerId = null, cvFileId = null }) => ({
      role_id: candidateRole,
      first_name: firstName,
      last_name: lastName,
      email,
      // No password has this hash.
      password_hash: 'none',
      language,
      cv_file_id: cvFileId,
      added_by: by.id,
      added_at: now,
      source_note: sourceNote,
      owner_id: ownerId,
      consent_due_at: due,
      created_at: now,
      updated_at: now,
    })),
  )
  await addProfiles(
    tx,
    inOrder.map(({ id }, index) => ({
      user_id: id,
      personal_phone: people[index]?.phone ?? '',
      city: people[index]?.city ?? '',
    })),
  )
  return inOrder.map((row) => ({ ...row, consent_due_at: due }))
}
