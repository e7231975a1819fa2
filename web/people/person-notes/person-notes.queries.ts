import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { NoteView, noteForm } from '#domain/kernel/notes.ts'
import {
  addPersonNoteEndpoint,
  deletePersonNoteEndpoint,
  editPersonNoteEndpoint,
  findNoteColleaguesEndpoint,
  listPersonNotesEndpoint,
} from '#domain/people/person-notes/person-notes.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'

type Written = z.input<typeof noteForm>

/** The notes on a person, newest first; dropped from the cache once they are closed (POO-01). */
export function usePersonNotes(id: string) {
  return useQuery({
    queryKey: queryKey(listPersonNotesEndpoint, id),
    queryFn: ({ signal }) => call(listPersonNotesEndpoint, { params: { id }, signal }),
    gcTime: 0,
  })
}

/** Colleagues who may be mentioned in the notes on a person (NOT-03). */
export const findColleagues = async (id: string, q: string, signal: AbortSignal) =>
  (await call(findNoteColleaguesEndpoint, { params: { id }, query: { q }, signal })).data

export function usePersonNoteChanges(person: string) {
  const send = useChanges(listPersonNotesEndpoint)
  return {
    add: (body: Written) => send(addPersonNoteEndpoint, { params: { id: person }, body }),
    save: ({ uuid_comment: id, version }: NoteView, body: Written) =>
      send(editPersonNoteEndpoint, { params: { id }, body: { ...body, version } }),
    remove: ({ uuid_comment: id }: NoteView) => send(deletePersonNoteEndpoint, { params: { id } }),
  }
}
