import { useQuery } from '@tanstack/react-query'
import { getBoardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  type ClientMessage,
  listClientMessagesEndpoint,
  writeToContactEndpoint,
} from '#domain/hiring/replies/client-messages.contract.ts'
import {
  answerReplyEndpoint,
  changeSignatureEndpoint,
  getSignatureEndpoint,
  listUnansweredEndpoint,
  settleReplyEndpoint,
} from '#domain/hiring/replies/correspondence.contract.ts'
import {
  clearUnreachedEndpoint,
  getReplyMailboxEndpoint,
  getUnreachedEndpoint,
  listPersonMessagesEndpoint,
} from '#domain/hiring/replies/replies.contract.ts'
import { call } from '../../platform/client/call.ts'
import type { CallInput } from '../../platform/client/endpoint-input.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { useMine } from '../../platform/session/use-mine.ts'
import { useList } from '../../platform/tables/use-list.ts'

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

/** The correspondence with a person that belongs to no application. */
export const usePersonMessages = (id: string) =>
  useQuery({
    queryKey: queryKey(listPersonMessagesEndpoint, id),
    queryFn: async ({ signal }) => (await call(listPersonMessagesEndpoint, { params: { id }, signal })).data,
  })

/** Replies that wait for an answer, or the latest automatic ones. */
export function useUnanswered(automatic: boolean) {
  const [mine] = useMine()
  const filter = { automatic: automatic ? '1' : '', mine: mine ? '1' : '' }
  return useList(listUnansweredEndpoint, { sort: automatic ? '-received_at' : 'received_at', filter })
}

const correspondence = [getCardEndpoint, listPersonMessagesEndpoint, listUnansweredEndpoint] as const

/** Answers a reply. */
export function useAnswering() {
  const send = useChanges(...correspondence)
  return (id: string, answer: Pick<CallInput<typeof answerReplyEndpoint>, 'body' | 'files' | 'onProgress'>) =>
    send(answerReplyEndpoint, { params: { id }, ...answer })
}

/** Notes that a reply needs no answer. */
export function useSettling() {
  const send = useChanges(...correspondence)
  return (id: string) => send(settleReplyEndpoint, { params: { id } })
}

export const useSignature = () => useRecord(getSignatureEndpoint, {})

export function useSignatureChange() {
  const send = useChanges(getSignatureEndpoint)
  return (body: { signature?: string | undefined }) => send(changeSignatureEndpoint, { body })
}

/** The state of the mailbox with the answers. */
export const useReplyMailbox = () =>
  useQuery({
    queryKey: queryKey(getReplyMailboxEndpoint),
    queryFn: async ({ signal }) => (await call(getReplyMailboxEndpoint, { signal })).data,
    refetchInterval: 30_000,
  })

/** The conversation with a contact of a client (CLT-01). It is read again now and then, because answers come by e-mail. */
export const useClientMessages = (client: string, contact: string) =>
  useQuery({
    queryKey: queryKey(listClientMessagesEndpoint, client, contact),
    queryFn: async ({ signal }) => (await call(listClientMessagesEndpoint, { params: { id: client, contact }, signal })).data,
    refetchInterval: 30_000,
  })

/** Writes to a contact of a client. */
export function useWritingToContact(client: string, contact: string) {
  const send = useChanges(listClientMessagesEndpoint)
  return (body: ClientMessage) => send(writeToContactEndpoint, { params: { id: client, contact }, body })
}
