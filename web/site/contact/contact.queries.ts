import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContactMessageView,
  listContactMessagesEndpoint,
  markContactMessageReadEndpoint,
} from '#domain/site/contact/contact.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One page of visitors' messages (MSG-01). */
export const useContactMessageList = (status: string) =>
  useList(listContactMessagesEndpoint, { sort: '-created_at', filter: { status } })

/** The number of unread messages, for the menu's badge (NAV-03); undefined until it is known. */
export function useUnreadMessages(enabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: queryKey(listContactMessagesEndpoint, 'unread'),
    queryFn: () => call(listContactMessagesEndpoint, { query: { size: 1 } }),
    select: ({ unread }) => unread,
    enabled,
  })
  return data
}

/** Marks messages as read, and refreshes the list and the menu's badge (MSG-01). */
export function useContactMessages() {
  const queries = useQueryClient()
  const send = useChanges(listContactMessagesEndpoint)
  return {
    reload: () => queries.invalidateQueries({ queryKey: queryKey(listContactMessagesEndpoint) }),
    markRead: ({ uuid }: ContactMessageView) => send(markContactMessageReadEndpoint, { params: { id: uuid } }),
  }
}
