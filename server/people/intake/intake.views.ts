import { fullName } from '#domain/kernel/full-name.ts'
import type { AddedPersonForm, AddedPersonView, HeldData } from '#domain/people/intake/intake.contract.ts'
import type { ConsentLinkKind } from '#domain/people/intake/intake.rules.ts'
import type { NewPerson } from './added-people.writes.ts'
import type { HeldRow, readEntered, readHeldConsent } from './intake.reads.ts'
import type { Added } from './intake.writes.ts'

export function newPersonOf(form: AddedPersonForm): NewPerson {
  const { name, lastname, email, personal_phone, city, language, source_note } = form
  return { firstName: name, lastName: lastname, email, phone: personal_phone, city, language, sourceNote: source_note }
}

export function presentAdded({ uuid, firstName, lastName, email, asked, link, consent_due_at }: Added): AddedPersonView {
  const fullname = fullName(firstName, lastName)
  return { uuid, fullname, email, asked, link, consent_due_at: consent_due_at.toISOString() }
}

interface Held {
  readonly kind: ConsentLinkKind
  readonly row: HeldRow
  readonly held: Awaited<ReturnType<typeof readHeldConsent>>
  readonly entered: Awaited<ReturnType<typeof readEntered>>
}

/** What the company holds about a person, as the page behind their link shows it. */
export function presentHeld({ kind, row, held, entered }: Held): HeldData {
  return {
    kind,
    held: held ? { consented_on: held.consented_on, consent_how: held.manner } : null,
    name: row.first_name,
    lastname: row.last_name,
    email: row.email,
    personal_phone: row.personal_phone ?? '',
    city: row.city ?? '',
    source_note: row.source_note,
    file_name: row.original_name ?? '',
    jobs: entered.map(({ title, language }) => ({ name_job: title, language })),
    consent_due_at: row.consent_due_at?.toISOString() ?? '',
  }
}
