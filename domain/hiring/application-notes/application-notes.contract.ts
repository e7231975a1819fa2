import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, versionSeen } from '../../kernel/fields.ts'
import { colleaguesAnswer, colleaguesQuery, noteForm, noteView } from '../../kernel/notes.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { uuidBoard } from '../board/board.contract.ts'

const applicationNoteView = noteView.extend({
  /** The index of the card's stage when the comment was written, from 0. */
  position: z.number().int(),
})
export type ApplicationNoteView = z.infer<typeof applicationNoteView>

const view = { module: 'candidates', item: 'view' } as const
const change = { module: 'candidates', item: 'change' } as const
/** Names a card by its candidate and vacancy. */
const ofCard = z.object({ id_user: recordId, job_id: recordId })

export const listApplicationNotesEndpoint = endpoint({
  method: 'POST',
  path: '/api/comments/get',
  summary: 'The comments on a candidate of a vacancy, the newest first',
  access: view,
  query: listQuery(['created_at'], '-created_at'),
  body: ofCard,
  reads: { what: 'person', of: 'user', by: ['id_user'] },
  answer: listOf(applicationNoteView),
})

export const findApplicationNoteColleaguesEndpoint = endpoint({
  method: 'GET',
  path: '/api/comments/colleagues/:job_id',
  summary: 'Colleagues who may read the comments on the candidates of a vacancy, found by the beginning of their names',
  access: change,
  params: z.object({ job_id: recordId }),
  query: colleaguesQuery,
  answer: colleaguesAnswer,
})

export const saveApplicationNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/comments/save',
  summary: 'Adds a comment to a candidate of a vacancy, at the given stage or at that of the card',
  access: change,
  body: ofCard.extend({
    ...noteForm.shape,
    position: z
      .int('errors.bad_request')
      .min(0, 'errors.bad_request')
      .max(stages.length - 1, 'errors.bad_request')
      .optional(),
    uuid_board: uuidBoard.optional(),
  }),
  answer: changeOf(applicationNoteView),
})

export const editApplicationNoteEndpoint = endpoint({
  method: 'PUT',
  path: '/api/comments/edit/:id',
  summary: 'Changes a comment; only its author may',
  access: change,
  params: z.object({ id: recordId }),
  body: noteForm.extend({ version: versionSeen }),
  answer: changeOf(applicationNoteView),
})

export const deleteApplicationNoteEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/comments/delete/:id',
  summary: 'Deletes a comment; its author may, and an administrator',
  access: change,
  params: z.object({ id: recordId }),
  answer: changeOf(applicationNoteView),
})
