import { useQuery } from '@tanstack/react-query'
import { clearUnreachedEndpoint, getReplyMailboxEndpoint, getUnreachedEndpoint } from '#domain/hiring/replies/replies.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** Whether an e-mail did not reach a person's address (EML-01). */
export const useUnreached = (id: string) =>
  useQuery({
    queryKey: queryKey(getUnreachedEndpoint, id),
    queryFn: async ({ signal }) => (await call(getUnreachedEndpoint, { params: { id }, signal })).data,
  })

export function useClearing(id: string) {
  const send = useChanges(getUnreachedEndpoint)
  return () => send(clearUnreachedEndpoint, { params: { id } })
}

/** The state of the mailbox with the answers. */
export const useReplyMailbox = () =>
  useQuery({
    queryKey: queryKey(getReplyMailboxEndpoint),
    queryFn: async ({ signal }) => (await call(getReplyMailboxEndpoint, { signal })).data,
    refetchInterval: 30_000,
  })
