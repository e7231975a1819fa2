import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  changeUpdateSettingsEndpoint,
  getBellEndpoint,
  getUpdateSettingsEndpoint,
  listUpdatesEndpoint,
  readAllUpdatesEndpoint,
  readUpdateEndpoint,
  type UpdateSettings,
  type UpdateView,
} from '#domain/desk/updates/updates.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The number of unread updates and the newest ones (NOT-01). */
export const useBell = () =>
  useQuery({
    queryKey: queryKey(getBellEndpoint),
    queryFn: async ({ signal }) => (await call(getBellEndpoint, { signal })).data,
  })

/** One page of one's updates. */
export const useUpdateList = () => useList(listUpdatesEndpoint, { sort: '-at' })

/** Reads bell and list again, as after a live event. */
export function useReloadUpdates(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useMemo(
    () => () =>
      Promise.all([getBellEndpoint, listUpdatesEndpoint].map((one) => queries.invalidateQueries({ queryKey: queryKey(one) }))),
    [queries],
  )
}

/** Marks updates as read (NOT-01). */
export function useUpdateChanges() {
  const send = useChanges(getBellEndpoint, listUpdatesEndpoint)
  return {
    markRead: ({ uuid }: Pick<UpdateView, 'uuid'>) => send(readUpdateEndpoint, { params: { id: uuid } }),
    markAllRead: () => send(readAllUpdatesEndpoint, {}),
  }
}

/** How one gets e-mails about updates (NOT-02). */
export const useUpdateSettings = () => useRecord(getUpdateSettingsEndpoint, {})

export function useChangeUpdateSettings() {
  const send = useChanges(getUpdateSettingsEndpoint)
  return (wanted: Partial<UpdateSettings>) => send(changeUpdateSettingsEndpoint, { body: wanted })
}
