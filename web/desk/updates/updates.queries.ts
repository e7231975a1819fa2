import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  changeNoticeSettingsEndpoint,
  getBellEndpoint,
  getNoticeSettingsEndpoint,
  listNoticesEndpoint,
  type NoticeSettings,
  type NoticeView,
  readAllNoticesEndpoint,
  readNoticeEndpoint,
} from '#domain/desk/updates/updates.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The number of unread notices and the newest ones (NOT-01). */
export const useBell = () =>
  useQuery({
    queryKey: queryKey(getBellEndpoint),
    queryFn: async ({ signal }) => (await call(getBellEndpoint, { signal })).data,
  })

/** One page of one's notices. */
export const useNoticeList = () => useList(listNoticesEndpoint, { sort: '-at' })

/** Reads bell and list again, as after a live event. */
export function useReloadNotices(): () => Promise<unknown> {
  const queries = useQueryClient()
  return useMemo(
    () => () =>
      Promise.all([getBellEndpoint, listNoticesEndpoint].map((one) => queries.invalidateQueries({ queryKey: queryKey(one) }))),
    [queries],
  )
}

/** Marks notices as read (NOT-01). */
export function useNoticeChanges() {
  const send = useChanges(getBellEndpoint, listNoticesEndpoint)
  return {
    markRead: ({ uuid }: Pick<NoticeView, 'uuid'>) => send(readNoticeEndpoint, { params: { id: uuid } }),
    markAllRead: () => send(readAllNoticesEndpoint, {}),
  }
}

/** How one gets e-mails about notices (NOT-02). */
export const useNoticeSettings = () => useRecord(getNoticeSettingsEndpoint, {})

export function useChangeNoticeSettings() {
  const send = useChanges(getNoticeSettingsEndpoint)
  return (wanted: Partial<NoticeSettings>) => send(changeNoticeSettingsEndpoint, { body: wanted })
}
