import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  deleteApplicationNoteEndpoint,
  editApplicationNoteEndpoint,
  findApplicationNoteColleaguesEndpoint,
  listApplicationNotesEndpoint,
  saveApplicationNoteEndpoint,
} from '#domain/hiring/application-notes/application-notes.contract.ts'
import { getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
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
export function useApplicationNotes(of: CardOf) {
  return useQuery({
    queryKey: queryKey(listApplicationNotesEndpoint, of),
    queryFn: ({ signal }) => call(listApplicationNotesEndpoint, { body: of, signal }),
    gcTime: 0,
  })
}

/** Colleagues who may be mentioned in the comments of a vacancy (NOT-03). */
export const findColleagues = async (job_id: string, q: string, signal: AbortSignal) =>
  (await call(findApplicationNoteColleaguesEndpoint, { params: { job_id }, query: { q }, signal })).data

/** Adds, saves and deletes a comment, and reloads the card's timeline, which lists comments, too. */
export function useApplicationNoteChanges(of: CardOf) {
  const send = useChanges(listApplicationNotesEndpoint, getCardEndpoint)
  return {
    add: (body: Written & { position: number }) => send(saveApplicationNoteEndpoint, { body: { ...of, ...body } }),
    save: ({ uuid_comment: id, version }: NoteView, body: Written) =>
      send(editApplicationNoteEndpoint, { params: { id }, body: { ...body, version } }),
    remove: ({ uuid_comment: id }: NoteView) => send(deleteApplicationNoteEndpoint, { params: { id } }),
  }
}
