import { useQuery } from '@tanstack/react-query'
import type {
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
import type { Language } from '#domain/kernel/languages.ts'
import { request, requestFile } from '../../platform/client/request.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

const bankPath = '/api/banks/:id'
const healthPath = '/api/banks/:id/health'
const parityPath = '/api/banks/:id/parity'
const unpairedPath = '/api/banks/:id/unpaired'

/** The bank of a skill with its figures. */
export const useBank = (id: string) => useRecord<typeof getBankEndpoint>(bankPath, { id })

/** The figures of a bank's questions in a language. */
export function useHealth(id: string, language: Language) {
  return useQuery({
    queryKey: [healthPath, id, language],
    queryFn: async ({ signal }) =>
      (await request<typeof listHealthEndpoint>('GET', healthPath, { params: { id }, query: { language }, signal })).data,
  })
}

/** Declares a question broken or mended. */
export function useBrokenChanges() {
  const send = useChanges(bankPath, healthPath, parityPath, unpairedPath)
  return {
    find: (id: string) => send<typeof breakQuestionEndpoint>('POST', '/api/banks/broken/:id', { params: { id } }),
    mend: (id: string) => send<typeof mendQuestionEndpoint>('POST', '/api/banks/mended/:id', { params: { id } }),
  }
}

/** Downloads a bank as a file. */
export const exportBankFile = (id: string, format: 'csv' | 'zip', language: Language) =>
  format === 'csv'
    ? requestFile<typeof exportBankTableEndpoint>('/api/banks/:id/export/csv', { params: { id }, query: { language } })
    : requestFile<typeof exportBankEndpoint>('/api/banks/:id/export/zip', { params: { id } })

interface ImportFile {
  readonly file: File | undefined
  readonly language: Language
  readonly onProgress?: (share: number) => void
}

/** Previews the import of a file into a bank, and runs it. */
export function useImport(id: string) {
  const send = useChanges(bankPath, healthPath, parityPath, unpairedPath)
  return {
    look: ({ file, language, onProgress }: ImportFile) =>
      request<typeof previewImportEndpoint>('POST', '/api/banks/:id/import/preview', {
        params: { id },
        body: { language },
        files: { file },
        ...(onProgress && { onProgress }),
      }),
    bring: ({ file, language }: ImportFile, plan: string) =>
      send<typeof importBankEndpoint>('POST', '/api/banks/:id/import', {
        params: { id },
        body: { language, plan },
        files: { file },
      }),
  }
}

/** One page of a bank's questions beside their translations. */
export const useParity = (id: string) => useList<typeof listParityEndpoint>(parityPath, { sort: '-gaps', params: { id } })

/** The questions of a bank in a language without a pair; loaded once a language is given. */
export function useUnpaired(id: string, language: Language | undefined) {
  return useQuery({
    queryKey: [unpairedPath, id, language],
    queryFn: async ({ signal }) =>
      (
        await request<typeof listUnpairedEndpoint>('GET', unpairedPath, {
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
  const send = useChanges(parityPath, unpairedPath)
  return {
    pair: (question_uuid: string, other_uuid: string) =>
      send<typeof pairQuestionsEndpoint>('POST', '/api/banks/pairs', { body: { question_uuid, other_uuid } }),
    check: (id: string) => send<typeof checkPairEndpoint>('POST', '/api/banks/pairs/checked/:id', { params: { id } }),
    part: (id: string) => send<typeof partQuestionsEndpoint>('DELETE', '/api/banks/pairs/:id', { params: { id } }),
  }
}
