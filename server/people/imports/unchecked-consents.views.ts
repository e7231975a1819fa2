import type { UncheckedConsent } from '#domain/people/imports/unchecked-consents.contract.ts'
import type { UncheckedRow } from './unchecked-consents.reads.ts'

export function presentUnchecked(row: UncheckedRow): UncheckedConsent {
  return {
    uuid: row.uuid,
    person: { uuid: row.person_uuid, fullname: row.fullname, email: row.email },
    consented_on: row.consented_on,
    consent_how: row.manner,
    import: {
      uuid: row.may_open ? row.import_uuid : null,
      file_name: row.file_name,
      imported_at: (row.finished_at ?? row.created_at).toISOString(),
      imported_by: row.imported_by,
      in_note: row.in_note,
      ignored_columns: row.columns.flatMap((column, at) => (column === 'ignore' ? at + 1 : [])),
    },
  }
}
