import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  keepApartEndpoint,
  listDuplicatesEndpoint,
  mergePeopleEndpoint,
  previewMergeEndpoint,
} from '#domain/people/duplicates/duplicates.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** Pairs of accounts that are probably one person, a page at a time (INT-05). */
export const useDuplicates = () => useList(listDuplicatesEndpoint, { sort: '-found_at' })

export const useMergePreview = (one: string, other: string) => useRecord(previewMergeEndpoint, { one, other })

export function useDuplicateChanges() {
  const send = useChanges(listDuplicatesEndpoint)
  return {
    merge: (body: BodyInput<typeof mergePeopleEndpoint>) => send(mergePeopleEndpoint, { body }),
    keepApart: (one: string, other: string) => send(keepApartEndpoint, { body: { one, other } }),
  }
}
