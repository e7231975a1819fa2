import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import {
  deleteCommentEndpoint,
  editCommentEndpoint,
  findCommentColleaguesEndpoint,
  listCommentsEndpoint,
  saveCommentEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import type { NoteView, noteForm } from '#domain/kernel/notes.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

/** Names a card by its candidate and vacancy. */
interface CardOf {
  readonly id_user: string
  readonly job_id: string
}
type Written = z.input<typeof noteForm>

/** The comments on a card, newest first; dropped from the cache once they are closed (COM-01). */
export function useComments(of: CardOf) {
  return useQuery({
    queryKey: queryKey(listCommentsEndpoint, of),
    queryFn: ({ signal }) => call(listCommentsEndpoint, { body: of, signal }),
    gcTime: 0,
  })
}

/** Colleagues who may be mentioned in the comments of a vacancy (NOT-03). */
export const findColleagues = async (job_id: string, q: string, signal: AbortSignal) =>
  (await call(findCommentColleaguesEndpoint, { params: { job_id }, query: { q }, signal })).data

/** Adds, saves and deletes a comment, and reloads the card's timeline, which lists comments, too. */
export function useCommentChanges(of: CardOf) {
  const send = useChanges(listCommentsEndpoint, getCardEndpoint)
  return {
    add: (body: Written & { position: number }) => send(saveCommentEndpoint, { body: { ...of, ...body } }),
    save: ({ uuid_comment: id, version }: NoteView, body: Written) =>
      send(editCommentEndpoint, { params: { id }, body: { ...body, version } }),
    remove: ({ uuid_comment: id }: NoteView) => send(deleteCommentEndpoint, { params: { id } }),
  }
}
