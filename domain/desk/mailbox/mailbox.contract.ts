import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, listQuery, recordOf } from '../../kernel/pagination.ts'

const access = { module: 'notifications', item: 'view' } as const

/** Name of a stored e-mail: the time when it was queued, and its uuid. */
export const mailboxName = z.string().regex(/^\d{8}T\d{9}Z-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'errors.not_found')

const keptEmail = z.object({
  id: z.string(),
  /** Null when the e-mail does not name its language. */
  language: languageSchema.nullable(),
  subject: z.string(),
  to: z.string(),
  date: z.string(),
})
export type KeptEmail = z.infer<typeof keptEmail>

export const listMailboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/mailbox',
  summary:
    'E-mails stored in the data folder because no SMTP server is configured, newest first; 404 with an SMTP server (SPEC-45)',
  access,
  withoutKeys: true,
  query: listQuery(['date'], '-date'),
  reads: { what: 'list', list: 'mailbox' },
  answer: listOf(keptEmail),
})

export const readMailboxEndpoint = endpoint({
  method: 'GET',
  path: '/api/mailbox/:name',
  summary: 'One stored e-mail with both of its parts; the HTML is shown in a sandbox',
  access,
  withoutKeys: true,
  params: z.object({ name: mailboxName }),
  reads: { what: 'list', list: 'mailbox' },
  answer: recordOf(
    keptEmail.extend({
      from: z.string(),
      reply_to: z.string().nullable(),
      html: z.string(),
      text: z.string(),
      attachments: z.array(z.object({ name: z.string(), type: z.string() })),
      /** The iCalendar invitation, or null. */
      calendar: z.string().nullable(),
    }),
  ),
})
