import { getBankEndpoint, listHealthEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import {
  addCountsEndpoint,
  exportCountsEndpoint,
  getSharedCountsEndpoint,
  removeCountsEndpoint,
} from '#domain/assessment/shared-counts/shared-counts.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { call } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The counts of other sites for a bank. */
export const useSharedCounts = (id: string) => useRecord(getSharedCountsEndpoint, { id })

/** Signs the counts of a bank. */
export const exportCounts = (id: string, body: { language: Language; agrees: true }) =>
  call(exportCountsEndpoint, { params: { id }, body })

/** Takes the counts of another site, and removes them. */
export function useCountsChanges(id: string) {
  const send = useChanges(getSharedCountsEndpoint, getBankEndpoint, listHealthEndpoint)
  return {
    add: (file: File | undefined, agrees: true, onProgress: (share: number) => void) =>
      send(addCountsEndpoint, { params: { id }, body: { agrees }, files: { file }, onProgress }),
    remove: (file: string) => send(removeCountsEndpoint, { params: { id, file } }),
  }
}
