import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { personMessage } from '../../mail/correspondence.ts'

const params = z.object({ id: recordId })
export const mayReadReplies = [
  { module: 'candidates', item: 'view' },
  { module: 'users', item: 'view' },
] as const
export const mayClearMark = [
  { module: 'candidates', item: 'change' },
  { module: 'users', item: 'change' },
] as const

/** That an e-mail did not reach a person's present address (EML-01). */
const mark = z.object({ address: z.string(), at: z.string(), reason: z.string() })

export const listPersonMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/person/:id',
  summary:
    'The correspondence with a person that belongs to no application: suggestions, the replies to them and the answers of colleagues, the newest first',
  access: mayReadReplies,
  params,
  reads: { what: 'messages', of: 'user', by: ['id'] },
  answer: z.object({ data: z.array(personMessage) }),
})

export const getUnreachedEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/unreached/:id',
  summary: "Whether an e-mail did not reach the person's present address; null when none failed to",
  access: mayReadReplies,
  params,
  reads: { what: 'person', of: 'user', by: ['id'] },
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

/** Why a message was passed over (MIN-02, MIN-03). */
export const passedReasons = ['not_handed_over', 'too_slow', 'too_large', 'crashed', 'unreadable', 'refused', 'too_many'] as const

export const getReplyMailboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/replies/mailbox',
  summary: 'The state of the mailbox with the answers to e-mails; 404 on a site that reads none',
  access: { module: 'notifications', item: 'view' },
  reads: { what: 'list', list: 'replyMailbox' },
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
      /** Replies of the last thirty days that were taken for automatic ones; counted up to a thousand. */
      automatic: z.number().int(),
      /** The last messages that were not taken although they may answer an e-mail of the site, as far as the viewer may see the person. */
      passed: z.array(
        z.object({
          at: z.string(),
          from: z.string(),
          subject: z.string(),
          uid: z.number().int(),
          reason: z.enum(passedReasons),
          /** When it is read again; null when it is not. */
          next_try_at: z.string().nullable(),
        }),
      ),
    }),
  ),
})
