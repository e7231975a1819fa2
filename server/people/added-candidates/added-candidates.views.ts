import { fullName } from '#domain/kernel/full-name.ts'
import type { AddedPersonForm, AddedPersonView, HeldData } from '#domain/people/added-candidates/added-candidates.contract.ts'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConsentLink, HeldRow, readEntered, readHeldConsent } from './added-candidates.reads.ts'
import type { Added } from './added-candidates.writes.ts'
import type { NewPerson } from './added-people.writes.ts'

export function newPersonOf(form: AddedPersonForm): NewPerson {
  const { name, lastname, email, personal_phone, city, language, source_note } = form
  const { consent_way, consented_on: consentedOn, consent_how: manner, consent_covers: covers } = form
  return {
    ...{ firstName: name, lastName: lastname, email, phone: personal_phone, city, language, sourceNote: source_note },
    consent: consent_way === 'held' ? { consentedOn, manner, covers } : undefined,
  }
}

export function presentAdded({ uuid, firstName, lastName, email, asked, hasConsented, ...added }: Added): AddedPersonView {
  const { link, refusedBefore: refused_before, consent_due_at } = added
  const fullname = fullName(firstName, lastName)
  const asks = { asked, consented: hasConsented, refused_before, link }
  return { uuid, fullname, email, ...asks, consent_due_at: consent_due_at.toISOString() }
}

interface Held {
  readonly link: Pick<ConsentLink, 'kind' | 'yielded'>
  readonly row: HeldRow
  readonly held: Awaited<ReturnType<typeof readHeldConsent>>
  readonly entered: Awaited<ReturnType<typeof readEntered>>
}

/** What the company holds about a person, as the page behind their link shows it. */
export function presentHeld(
  { secretKey, now }: Pick<Platform, 'secretKey' | 'now'>,
  { link, row, held, entered }: Held,
): HeldData {
  return {
    kind: link.kind,
    registered: link.yielded !== null,
    held: held ? { consented_on: held.consented_on, consent_how: held.manner } : null,
    name: row.first_name,
    lastname: row.last_name,
    email: link.yielded ?? row.email,
    personal_phone: row.personal_phone ?? '',
    city: row.city ?? '',
    source_note: row.source_note,
    file_name: row.original_name ?? '',
    file: row.file_uuid ? signedFilePath(secretKey, row.file_uuid, now()) : '',
    jobs: entered.map(({ title, language }) => ({ name_job: title, language })),
    consent_due_at: row.consent_due_at?.toISOString() ?? '',
  }
}
