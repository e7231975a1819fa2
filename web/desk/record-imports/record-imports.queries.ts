import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import { type RecordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { listVacanciesEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The imports of a kind that the caller may see. */
export const useRecordImports = (kind: RecordKind) => useList(recordImportEndpoints[kind].list, { sort: '-created_at' })

/** Shows what an import of a file would do. */
export const previewRecords = (kind: RecordKind, file: File, choices: Partial<RecordChoices>) =>
  call(recordImportEndpoints[kind].preview, { body: { choices: JSON.stringify(choices) }, files: { file } })

/** The list that an import of each kind changes. */
const listsOf = { clients: listClientsEndpoint, vacancies: listVacanciesEndpoint, history: listVacanciesEndpoint }

/** Imports a file as its preview showed, and undoes an import. */
export function useRecordImportChanges(kind: RecordKind) {
  const endpoints = recordImportEndpoints[kind]
  const send = useChanges(endpoints.list, listsOf[kind])
  return {
    run: (file: File, choices: Partial<RecordChoices>, plan: string) =>
      send(endpoints.run, { body: { choices: JSON.stringify(choices), plan }, files: { file } }),
    undo: (id: string) => send(endpoints.undo, { params: { id } }),
  }
}

/** Downloads what an import did. */
export const downloadRecordReport = (kind: RecordKind, id: string, language: Language) =>
  callForFile(recordImportEndpoints[kind].report, { params: { id }, query: { language } })
