import { useQuery } from '@tanstack/react-query'
import { readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { call } from '../../platform/client/call.ts'

/** One stored e-mail with its whole content. */
export function useKeptEmail(name: string) {
  return useQuery({
    queryKey: ['mailbox', 'one', name],
    queryFn: ({ signal }) => call(readMailboxEndpoint, { params: { name }, signal }),
  })
}
