import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredParagraph, version, versionSeen } from '../../kernel/fields.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { uuidBoard } from '../board/board.contract.ts'

/** The form of a comment on a card (COM-01). */
export const commentForm = z.object({ description: requiredParagraph('comments.error.empty') })

const commentView = z.object({
  uuid_comment: z.string(),
  /** The author's name. */
  user_comment: z.string(),
  created_at: z.string(),
  body_comment: z.string(),
  /** The index of the card's stage when the comment was written, from 0. */
  position: z.number().int(),
  changed: z.boolean(),
  version,
  may: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type CommentView = z.infer<typeof commentView>

const view = { module: 'candidates', item: 'view' } as const
const change = { module: 'candidates', item: 'change' } as const
/** Names a card by its candidate and vacancy. */
const ofCard = z.object({ id_user: recordId, job_id: recordId })

export const listCommentsEndpoint = endpoint({
  method: 'POST',
  path: '/api/comments/get',
  summary: 'The comments on a candidate of a vacancy, the newest first',
  access: view,
  query: listQuery(['created_at'], '-created_at'),
  body: ofCard,
  answer: listOf(commentView),
})

export const saveCommentEndpoint = endpoint({
  method: 'POST',
  path: '/api/comments/save',
  summary: 'Adds a comment to a candidate of a vacancy, at the given stage or at that of the card',
  access: change,
  body: ofCard.extend({
    ...commentForm.shape,
    position: z
      .int('errors.bad_request')
      .min(0, 'errors.bad_request')
      .max(stages.length - 1, 'errors.bad_request')
      .optional(),
    uuid_board: uuidBoard.optional(),
  }),
  answer: changeOf(commentView),
})

export const editCommentEndpoint = endpoint({
  method: 'PUT',
  path: '/api/comments/edit/:id',
  summary: 'Changes a comment; only its author may',
  access: change,
  params: z.object({ id: recordId }),
  body: commentForm.extend({ version: versionSeen }),
  answer: changeOf(commentView),
})

export const deleteCommentEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/comments/delete/:id',
  summary: 'Deletes a comment; its author may, and an administrator',
  access: change,
  params: z.object({ id: recordId }),
  answer: changeOf(commentView),
})
