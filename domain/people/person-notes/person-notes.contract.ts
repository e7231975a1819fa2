import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, versionSeen } from '../../kernel/fields.ts'
import { colleaguesAnswer, colleaguesQuery, noteForm, noteView } from '../../kernel/notes.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'

const mayView = { module: 'users', item: 'view' } as const
export const mayWriteNotes = { module: 'users', item: 'change' } as const
const params = z.object({ id: recordId })

export const listPersonNotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/notes/:id',
  summary: "The team's notes on a person, apart from those on their applications; the newest first",
  access: mayView,
  params,
  query: listQuery(['created_at'], '-created_at'),
  reads: { what: 'person', of: 'user', by: ['id'] },
  answer: listOf(noteView),
})

export const findNoteColleaguesEndpoint = endpoint({
  method: 'GET',
  path: '/api/notes/colleagues/:id',
  summary: 'Colleagues who may read the notes on a person, found by the beginning of their names',
  access: mayWriteNotes,
  params,
  query: colleaguesQuery,
  answer: colleaguesAnswer,
})

export const addPersonNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/notes/:id',
  summary: 'Adds a note on a person',
  access: mayWriteNotes,
  params,
  body: noteForm,
  answer: changeOf(noteView),
})

export const editPersonNoteEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/notes/:id',
  summary: 'Changes a note on a person, named by its own uuid; only its author may',
  access: mayWriteNotes,
  params,
  body: noteForm.extend({ version: versionSeen }),
  answer: changeOf(noteView),
})

export const deletePersonNoteEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/users/notes/:id',
  summary: 'Deletes a note on a person, named by its own uuid; its author may, and an administrator',
  access: mayWriteNotes,
  params,
  answer: changeOf(noteView),
})
