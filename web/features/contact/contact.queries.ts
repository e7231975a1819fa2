import { useQueryClient } from '@tanstack/react-query'
import type { ContactMessageView, markContactMessageRead } from '#domain/contact/contact.contract.ts'
import { request } from '../../platform/client/request.ts'
import { contactMessagesKey } from '../../platform/shell/unread-messages.ts'

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
