import { useQuery } from '@tanstack/react-query'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  addReasonEndpoint,
  deleteReasonEndpoint,
  listReasonsEndpoint,
  type ReasonFields,
  type ReasonView,
  setReasonEndpoint,
  updateReasonEndpoint,
} from '#domain/hiring/reasons/reasons.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** The reasons, page by page (REJ-01). */
export const useReasons = () => useList(listReasonsEndpoint, { sort: 'name' })

/** The reasons for a select list, up to its limit. */
export const useReasonOptions = () =>
  useQuery({
    queryKey: queryKey(listReasonsEndpoint, 'options'),
    queryFn: async ({ signal }) =>
      (await call(listReasonsEndpoint, { query: { sort: 'name', size: limits.maximumPageSize }, signal })).data,
  })

export function useReasonChanges() {
  const send = useChanges(listReasonsEndpoint)
  return {
    add: (body: ReasonFields) => send(addReasonEndpoint, { body }),
    save: ({ uuid, version }: ReasonView, { name }: ReasonFields) =>
      send(updateReasonEndpoint, { params: { id: uuid }, body: { name, version } }),
    remove: ({ uuid }: ReasonView) => send(deleteReasonEndpoint, { params: { id: uuid } }),
  }
}

/** Sets or clears the reason of a rejected application. */
export function useReasonOfCard() {
  const send = useChanges(getCardEndpoint)
  return (uuid_element: string, uuid_reason: string | null) => send(setReasonEndpoint, { body: { uuid_element, uuid_reason } })
}
