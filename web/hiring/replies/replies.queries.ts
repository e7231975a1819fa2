import { useQuery } from '@tanstack/react-query'
import { getBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  clearUnreachedEndpoint,
  getReplyMailboxEndpoint,
  getUnreachedEndpoint,
  listPersonRepliesEndpoint,
} from '#domain/hiring/replies/replies.contract.ts'
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
  const send = useChanges(getUnreachedEndpoint, getBoardEndpoint)
  return () => send(clearUnreachedEndpoint, { params: { id } })
}

/** A person's answers to e-mails that belong to no application. */
export const usePersonReplies = (id: string) =>
  useQuery({
    queryKey: queryKey(listPersonRepliesEndpoint, id),
    queryFn: async ({ signal }) => (await call(listPersonRepliesEndpoint, { params: { id }, signal })).data,
  })

/** The state of the mailbox with the answers. */
export const useReplyMailbox = () =>
  useQuery({
    queryKey: queryKey(getReplyMailboxEndpoint),
    queryFn: async ({ signal }) => (await call(getReplyMailboxEndpoint, { signal })).data,
    refetchInterval: 30_000,
  })
