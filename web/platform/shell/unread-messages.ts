import { useQuery } from '@tanstack/react-query'
import type { listContactMessages } from '#domain/contact/contact.contract.ts'
import { request } from '../client/request.ts'

/** Queries under this key are re-read when a contact message was read. */
export const contactMessagesKey = ['contact-messages'] as const

/** Number of unread contact messages, for the badge of the menu (NAV-03). */
export function useUnreadMessages(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: [...contactMessagesKey, 'unread'],
    queryFn: () => request<typeof listContactMessages>('GET', '/api/contact', { query: { size: 1 } }),
    select: ({ unread }) => unread,
    enabled,
  })
  return data ?? 0
}
