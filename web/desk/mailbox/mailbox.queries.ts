import { useQuery } from '@tanstack/react-query'
import { listMailboxEndpoint, readMailboxEndpoint } from '#domain/desk/mailbox/mailbox.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useList } from '../../platform/tables/use-list.ts'

/** One stored e-mail with its whole content. */
export function useKeptEmail(name: string) {
  return useQuery({
    queryKey: queryKey(readMailboxEndpoint, name),
    queryFn: ({ signal }) => call(readMailboxEndpoint, { params: { name }, signal }),
  })
}

/** The stored e-mails, newest first, a page at a time. */
export const useMailbox = () => useList(listMailboxEndpoint, { sort: '-date' })
