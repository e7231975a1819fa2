import { listImportedEndpoint, listImportsEndpoint } from '#domain/people/imports/imports.contract.ts'
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
}
