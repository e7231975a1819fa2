import { useQuery } from '@tanstack/react-query'
import {
  breakQuestionEndpoint,
  checkPairEndpoint,
  exportBankEndpoint,
  exportBankTableEndpoint,
  getBankEndpoint,
  importBankEndpoint,
  listHealthEndpoint,
  listParityEndpoint,
  listUnpairedEndpoint,
  mendQuestionEndpoint,
  pairQuestionsEndpoint,
  partQuestionsEndpoint,
  previewImportEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { getLanguageDifferencesEndpoint, getWorkshopEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call, callForFile } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { type FileForm, readListFile } from '../../platform/tables/list-file.ts'
import type { ListState } from '../../platform/tables/list-state.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** What is read of a bank's questions, and of their pairs. A table between the languages is proposed from the pairs in use (FAI-04). */
const ofQuestions = [getBankEndpoint, listHealthEndpoint, getWorkshopEndpoint] as const
const ofPairs = [listParityEndpoint, listUnpairedEndpoint, getLanguageDifferencesEndpoint] as const

/** The bank of a skill with its figures. */
export const useBank = (id: string) => useRecord(getBankEndpoint, { id })

/** The order of the health of a bank while nobody has chosen one: questions with problems first. */
export const unsorted = 'none'

/** The figures of a bank's questions in a language. */
export function useHealth(id: string, language: Language) {
  return useQuery({
    queryKey: queryKey(listHealthEndpoint, id, language),
    queryFn: async ({ signal }) => (await call(listHealthEndpoint, { params: { id }, query: { language }, signal })).data,
  })
}

/** The same as a file, with the search and the order of its table. */
export const readHealthFile = (id: string, of: Language, form: FileForm, { q, sort }: ListState) =>
  readListFile(listHealthEndpoint, form, { params: { id }, query: { language: of, q, ...(sort !== unsorted && { sort }) } })

/** Declares a question broken or mended. */
export function useBrokenChanges() {
  const send = useChanges(...ofQuestions, ...ofPairs)
  return {
    find: (id: string) => send(breakQuestionEndpoint, { params: { id } }),
    mend: (id: string) => send(mendQuestionEndpoint, { params: { id } }),
  }
}

/** Downloads a bank as a file. */
export const exportBankFile = (id: string, format: 'csv' | 'zip', language: Language) =>
  format === 'csv'
    ? callForFile(exportBankTableEndpoint, { params: { id }, query: { language } })
    : callForFile(exportBankEndpoint, { params: { id } })

interface ImportFile {
  readonly file: File | undefined
  readonly language: Language
  readonly onProgress?: (share: number) => void
}

/** Previews the import of a file into a bank, and runs it. */
export function useImport(id: string) {
  const send = useChanges(...ofQuestions, ...ofPairs)
  return {
    look: ({ file, language, onProgress }: ImportFile) =>
      call(previewImportEndpoint, {
        params: { id },
        body: { language },
        files: { file },
        ...(onProgress && { onProgress }),
      }),
    bring: ({ file, language }: ImportFile, plan: string) =>
      send(importBankEndpoint, {
        params: { id },
        body: { language, plan },
        files: { file },
      }),
  }
}

/** One page of a bank's questions beside their translations. */
export const useParity = (id: string) => useList(listParityEndpoint, { sort: '-gaps', params: { id } })

/** The questions of a bank in a language without a pair; loaded once a language is given. */
export function useUnpaired(id: string, language: Language | undefined) {
  return useQuery({
    queryKey: queryKey(listUnpairedEndpoint, id, language),
    queryFn: async ({ signal }) =>
      (
        await call(listUnpairedEndpoint, {
          params: { id },
          query: { language: language ?? 'es' },
          signal,
        })
      ).data,
    enabled: language !== undefined,
  })
}

/** Pairs questions, confirms pairs and separates them. */
export function usePairChanges() {
  const send = useChanges(...ofPairs)
  return {
    pair: (question_uuid: string, other_uuid: string) => send(pairQuestionsEndpoint, { body: { question_uuid, other_uuid } }),
    check: (id: string) => send(checkPairEndpoint, { params: { id } }),
    part: (id: string) => send(partQuestionsEndpoint, { params: { id } }),
  }
}
