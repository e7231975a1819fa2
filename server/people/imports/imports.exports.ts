import { listImportedEndpoint, listImportsEndpoint } from '#domain/people/imports/imports.contract.ts'
import { listUncheckedConsentsEndpoint } from '#domain/people/imports/unchecked-consents.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const importsExports = {
  imports: exportedList(listImportsEndpoint, {
    columns: ({ of, moment }) => [
      [of['imports.step.file'], (row) => row.file_name],
      [of['imports.state'], ({ state }) => of[`imports.state.${state}`]],
      [of['imports.added'], ({ state, counts }) => (state === 'done' ? (counts.new ?? 0) : '')],
      [of['imports.created_by'], (row) => row.created_by],
      [of['imports.created_at'], (row) => moment(row.created_at)],
    ],
  }),
  importedPeople: exportedList(listImportedEndpoint, {
    peopleOf: ({ uuid }) => [uuid],
    columns: (setting) => [
      [setting.of['imports.person'], (row) => row.fullname],
      [setting.of['imports.field.email'], (row) => row.email],
      [setting.of['imports.field.city'], (row) => row.city],
      setting.consentColumn(({ consented }) => consented),
      [setting.of['imports.line'], (row) => row.line],
      ...setting.factColumns<{ uuid: string }>(({ uuid }) => uuid),
    ],
  }),
  uncheckedConsents: exportedList(listUncheckedConsentsEndpoint, {
    peopleOf: ({ person }) => [person.uuid],
    columns: ({ of, moment, yesOrNo, factColumns }) => [
      [of['unchecked.person'], ({ person }) => person.fullname],
      [of['imports.field.email'], ({ person }) => person.email],
      [of['unchecked.day'], (row) => row.consented_on],
      [of['unchecked.how'], (row) => row.consent_how],
      [of['unchecked.import'], (row) => row.import.file_name],
      [of['unchecked.imported_at'], (row) => moment(row.import.imported_at)],
      [of['unchecked.importer'], (row) => row.import.imported_by],
      [of['unchecked.ignored_columns'], (row) => row.import.ignored_columns.join(', ')],
      [of['unchecked.in_note'], (row) => yesOrNo(row.import.in_note)],
      ...factColumns<{ person: { uuid: string } }>(({ person }) => person.uuid),
    ],
  }),
}
