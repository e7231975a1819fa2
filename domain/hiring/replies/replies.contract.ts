import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'

const params = z.object({ id: recordId })
const mayRead = [
  { module: 'candidates', item: 'view' },
  { module: 'users', item: 'view' },
] as const
export const mayClearMark = [
  { module: 'candidates', item: 'change' },
  { module: 'users', item: 'change' },
] as const

/** That an e-mail did not reach a person's present address (EML-01). */
const mark = z.object({ address: z.string(), at: z.string(), reason: z.string() })

/** An answer to an e-mail, beside its words: its sender, subject and quoted history, its files and the names of others. */
export const receivedReply = z.object({
  from: z.string(),
  subject: z.string(),
  quoted: z.string(),
  files: z.array(z.object({ file: z.string(), name: z.string() })),
  left_out: z.array(z.string()),
})
export type ReceivedReply = z.infer<typeof receivedReply>

const personReply = receivedReply.extend({ uuid: z.string(), at: z.string(), text: z.string(), automatic: z.boolean() })
export type PersonReply = z.infer<typeof personReply>

export const listPersonRepliesEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/person/:id',
  summary: "A person's answers to e-mails that belong to no application, such as suggestions, the newest first",
  access: mayRead,
  params,
  answer: z.object({ data: z.array(personReply) }),
})

export const getUnreachedEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/unreached/:id',
  summary: "Whether an e-mail did not reach the person's present address; null when none failed to",
  access: mayRead,
  params,
  answer: z.object({ data: mark.nullable() }),
})

export const clearUnreachedEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/replies/unreached/:id',
  summary: "Clears the mark of the person's address, so that e-mails are sent to it again",
  access: mayClearMark,
  params,
  answer: changeOf(z.null()),
})

export const getReplyMailboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/mailbox',
  summary: 'The state of the mailbox with the answers to e-mails; 404 on a site that reads none',
  access: { module: 'notifications', item: 'view' },
  answer: recordOf(
    z.object({
      address: z.string(),
      /** The end of the last visit; null before the first one. */
      checked_at: z.string().nullable(),
      /** Since when the mailbox cannot be read, and why, without its user and password. */
      away_since: z.string().nullable(),
      last_error: z.string().nullable(),
      /** Messages that answer no e-mail of the site, and stay unread. */
      unmatched: z.number().int(),
    }),
  ),
})
