import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import {
  askImportedEndpoint,
  discardImportEndpoint,
  downloadReportEndpoint,
  downloadWrongLinesEndpoint,
  getImportEndpoint,
  getUndoEndpoint,
  listImportedEndpoint,
  listImportsEndpoint,
  previewPeopleEndpoint,
  readImportAgainEndpoint,
  runImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
} from '#domain/people/imports/imports.contract.ts'
import {
  type ConsentDecision,
  decideConsentsEndpoint,
  listUncheckedConsentsEndpoint,
} from '#domain/people/imports/unchecked-consents.contract.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** How often a page asks how far a running import is. */
const progressMs = 1500

/** The imports that the caller may see, a page at a time. */
export const useImports = () => useList(listImportsEndpoint, { sort: '-created_at' })

const isWorking = (state: string | undefined) => state === 'running' || state === 'undoing'

/** An import; while it or its undo runs it is read again and again. */
export function useImport(id: string) {
  return useQuery({
    queryKey: queryKey(getImportEndpoint, { id }),
    queryFn: async ({ signal }) => (await call(getImportEndpoint, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (isWorking(state.data?.state) ? progressMs : false),
    gcTime: 0,
  })
}

/** The people whom an import added or completed. */
export const useImported = (id: string) => ({
  ...useList(listImportedEndpoint, { sort: 'line', params: { id }, name: 'people', most: limits.importFile.rows }),
  isCountedBeside: true,
})

/** What an undo would do. */
export const useUndo = (id: string) => useRecord(getUndoEndpoint, { id })

/** Uploads a file of candidates. */
export function useUpload() {
  const send = useChanges(listImportsEndpoint)
  return (file: File | undefined, onProgress: (share: number) => void) =>
    send(uploadImportEndpoint, { files: { file }, onProgress })
}

/** Previews, starts, discards and undoes an import. */
export function useImportChanges(id: string) {
  const queries = useQueryClient()
  const send = useChanges(getImportEndpoint, listImportsEndpoint, listImportedEndpoint)
  const params = { id }
  return {
    look: (body: BodyInput<typeof previewPeopleEndpoint>) => call(previewPeopleEndpoint, { params, body }),
    /** Reads the file in another way. The page shows it once `showRead` is called. */
    readAgain: (body: BodyInput<typeof readImportAgainEndpoint>) => call(readImportAgainEndpoint, { params, body }),
    showRead: () => queries.invalidateQueries({ queryKey: queryKey(getImportEndpoint) }),
    run: (plan: string, wrong: number) => send(runImportEndpoint, { params, body: { plan, wrong } }),
    discard: () => send(discardImportEndpoint, { params }),
    ask: () => send(askImportedEndpoint, { params }),
    undo: () => send(undoImportEndpoint, { params }),
  }
}

/** Downloads the wrong lines of the last preview with their reasons. */
export const downloadWrongLines = (id: string, language: Language) =>
  callForFile(downloadWrongLinesEndpoint, { params: { id }, query: { language } })

/** Downloads the people of an import, each with what it did. */
export const downloadReport = (id: string, language: Language) =>
  callForFile(downloadReportEndpoint, { params: { id }, query: { language } })

/** Declared consents that nobody has checked since their import ignored a column (CON-01). */
export const useUncheckedConsents = () => useList(listUncheckedConsentsEndpoint, { sort: '-imported_at' })

export function useDecideConsents() {
  const send = useChanges(listUncheckedConsentsEndpoint)
  return (decision: ConsentDecision, uuids: string[]) => send(decideConsentsEndpoint, { body: { decision, uuids } })
}
