import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactMessageView, listContactMessages, markContactMessageRead } from '#domain/contact/contact.contract.ts'
import { request } from '../../platform/client/request.ts'

export const contactMessagesKey = ['contact-messages'] as const

/** Number of unread messages, for the badge of the menu (NAV-03). */
export function useUnreadMessages(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: [...contactMessagesKey, 'unread'],
    queryFn: () => request<typeof listContactMessages>('GET', '/api/contact', { query: { size: 1 } }),
    select: ({ unread }) => unread,
    enabled,
  })
  return data ?? 0
}

/** Marks messages as read; the list and the menu's badge follow (MSG-01). */
export function useContactMessages() {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: contactMessagesKey })
  return {
    reload,
    markRead: async ({ uuid }: ContactMessageView) => {
      const answer = await request<typeof markContactMessageRead>('POST', '/api/contact/read/:id', { params: { id: uuid } })
      await reload()
      return answer
    },
  }
}
