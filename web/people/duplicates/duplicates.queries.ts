import { useQuery } from '@tanstack/react-query'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import {
  countDuplicatesEndpoint,
  keepApartEndpoint,
  listDuplicatesEndpoint,
  mergePeopleEndpoint,
  previewMergeEndpoint,
} from '#domain/people/duplicates/duplicates.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** Pairs of accounts that are probably one person, a page at a time (INT-05). */
export const useDuplicates = () => useList(listDuplicatesEndpoint, { sort: '-found_at' })

/** The number of those pairs, for the menu's badge. */
export function useDuplicateCount(enabled: boolean) {
  const { data } = useQuery({
    queryKey: queryKey(countDuplicatesEndpoint),
    queryFn: () => call(countDuplicatesEndpoint),
    enabled,
  })
  return data ?? { data: 0, capped: false }
}

export const useMergePreview = (one: string, other: string) => useRecord(previewMergeEndpoint, { one, other })

export function useDuplicateChanges() {
  const send = useChanges(listDuplicatesEndpoint, countDuplicatesEndpoint)
  return {
    merge: (body: BodyInput<typeof mergePeopleEndpoint>) => send(mergePeopleEndpoint, { body }),
    keepApart: (one: string, other: string) => send(keepApartEndpoint, { body: { one, other } }),
  }
}
