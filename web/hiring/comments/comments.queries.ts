import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  CommentView,
  commentForm,
  deleteComment,
  editComment,
  listComments,
  saveComment,
} from '#domain/hiring/comments/comments.contract.ts'
import { request } from '../../platform/client/request.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** A candidate and the vacancy whose card is written on. */
interface CardOf {
  readonly id_user: string
  readonly job_id: string
}
type Written = z.input<typeof commentForm>

/** The comments on a card, the newest first; forgotten when nobody looks at them any more (COM-01). */
export function useComments(of: CardOf) {
  return useQuery({
    queryKey: ['/api/comments/get', of],
    queryFn: ({ signal }) => request<typeof listComments>('POST', '/api/comments/get', { body: of, signal }),
    gcTime: 0,
  })
}

/** Adds, saves and deletes a comment; the timeline of the card tells of it too. */
export function useCommentChanges(of: CardOf) {
  const send = useChanges('/api/comments/get', '/api/elements/:id')
  return {
    add: (body: Written & { position: number }) =>
      send<typeof saveComment>('POST', '/api/comments/save', { body: { ...of, ...body } }),
    save: ({ uuid_comment: id, version }: CommentView, body: Written) =>
      send<typeof editComment>('PUT', '/api/comments/edit/:id', { params: { id }, body: { ...body, version } }),
    remove: ({ uuid_comment: id }: CommentView) =>
      send<typeof deleteComment>('DELETE', '/api/comments/delete/:id', { params: { id } }),
  }
}
