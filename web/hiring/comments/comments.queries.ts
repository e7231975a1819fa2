import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  type CommentView,
  type commentForm,
  deleteCommentEndpoint,
  editCommentEndpoint,
  listCommentsEndpoint,
  saveCommentEndpoint,
} from '#domain/hiring/comments/comments.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** Names a card by its candidate and vacancy. */
interface CardOf {
  readonly id_user: string
  readonly job_id: string
}
type Written = z.input<typeof commentForm>

/** The comments on a card, newest first; dropped from the cache once they are closed (COM-01). */
export function useComments(of: CardOf) {
  return useQuery({
    queryKey: queryKey(listCommentsEndpoint, of),
    queryFn: ({ signal }) => call(listCommentsEndpoint, { body: of, signal }),
    gcTime: 0,
  })
}

/** Adds, saves and deletes a comment, and reloads the card's timeline, which lists comments, too. */
export function useCommentChanges(of: CardOf) {
  const send = useChanges(listCommentsEndpoint, getCardEndpoint)
  return {
    add: (body: Written & { position: number }) => send(saveCommentEndpoint, { body: { ...of, ...body } }),
    save: ({ uuid_comment: id, version }: CommentView, body: Written) =>
      send(editCommentEndpoint, { params: { id }, body: { ...body, version } }),
    remove: ({ uuid_comment: id }: CommentView) => send(deleteCommentEndpoint, { params: { id } }),
  }
}
