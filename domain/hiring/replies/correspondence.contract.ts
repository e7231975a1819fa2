import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, optionalParagraph, recordId, requiredParagraph } from '../../kernel/fields.ts'
import { documentExtensions } from '../../kernel/file-kinds.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { allStaff } from '../../kernel/permissions.ts'
import { mayReadReplies } from './replies.contract.ts'

/** Staff who may write to candidates. Those without the module candidates only answer replies that belong to no application. */
export const mayAnswer = [
  { module: 'candidates', item: 'change' },
  { module: 'users', item: 'change' },
] as const

const params = z.object({ id: recordId })

/** The fields of the attached files; each is optional. */
export const attachmentFields = ['file1', 'file2', 'file3'] as const
const attachment = { kinds: documentExtensions } as const
export const attachments = { file1: attachment, file2: attachment, file3: attachment } satisfies Record<
  (typeof attachmentFields)[number],
  typeof attachment
>

/** The receiver of an answer: the address of the account, or the other address that the message came from. */
export const answerReceivers = ['account', 'sender'] as const

export const answerForm = z.object({
  text: requiredParagraph('replies.error.text'),
  to: z.enum(answerReceivers, 'errors.bad_request').default('account'),
})

export const answerReplyEndpoint = endpoint({
  method: 'POST',
  path: '/api/replies/:id/answer',
  summary: 'Answers the reply of a person in own words, with the signature of the caller and up to three files',
  access: mayAnswer,
  params,
  files: attachments,
  body: answerForm,
  answer: z.object({ success_message: z.string(), data: z.object({ uuid: z.string() }) }),
})

export const settleReplyEndpoint = endpoint({
  method: 'POST',
  path: '/api/replies/:id/settle',
  summary: 'Says that the reply of a person needs no answer, so that it waits no longer',
  access: mayAnswer,
  params,
  answer: changeOf(z.null()),
})

const unansweredReply = z.object({
  uuid: z.string(),
  at: z.string(),
  subject: z.string(),
  /** The beginning of its words on one line, without the greeting. */
  text: z.string(),
  candidate: z.object({ uuid: z.string(), fullname: z.string() }),
  /** The card of the application that it belongs to; null without one. */
  card: z
    .object({ uuid_element: z.string(), vacant_uuid: z.string(), name_job: z.string(), language_job: languageSchema })
    .nullable(),
})
export type UnansweredReply = z.infer<typeof unansweredReply>

export const listUnansweredEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/unanswered',
  summary:
    'Replies of people that no colleague has answered, the longest wait first; with `automatic` those of the last thirty days that were taken for automatic ones',
  access: mayReadReplies,
  query: listQuery(['received_at'], 'received_at').safeExtend({ mine: flag, automatic: flag }),
  exported: true,
  reads: { what: 'list', list: 'unansweredReplies' },
  answer: listOf(unansweredReply),
})

export const signatureForm = z.object({ signature: optionalParagraph(limits.text.description) })

export const getSignatureEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/signature',
  summary: "The text under the caller's replies to candidates",
  access: allStaff,
  withoutKeys: true,
  answer: recordOf(z.object({ signature: z.string() })),
})

export const changeSignatureEndpoint = endpoint({
  method: 'PUT',
  path: '/api/replies/signature',
  summary: "Changes the text under the caller's replies to candidates",
  access: allStaff,
  withoutKeys: true,
  body: signatureForm,
  answer: changeOf(z.object({ signature: z.string() })),
})
