import { useQuery } from '@tanstack/react-query'
import type { readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { request } from '../../platform/client/request.ts'

/** One stored e-mail with its whole content. */
export function useKeptEmail(name: string) {
  return useQuery({
    queryKey: ['mailbox', 'one', name],
    queryFn: ({ signal }) => request<typeof readMailboxEndpoint>('GET', '/api/mailbox/:name', { params: { name }, signal }),
  })
}
