import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalText, recordId, requiredParagraph, requiredText } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { email } from '../../kernel/person-fields.ts'

export const contactForm = z.object({
  fullname: requiredText('personal.error.name_required', limits.text.fullName),
  email,
  /** Free text for staff, which may include an extension or a name. */
  phone: optionalText(limits.text.short),
  message: requiredParagraph('contactus.error.message_required'),
})

export const sendContactMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the company',
  access: 'anyone',
  body: contactForm,
  answer: z.object({ success_message: z.string() }),
  limits: [
    { per: 'ip', most: 10, seconds: 3600 },
    { per: { field: 'email' }, most: 5, seconds: 3600 },
    { per: 'range', most: 30, seconds: 3600 },
    // A sender with many networks delays others for a minute at most; the form is never closed for long.
    { per: 'all', most: 20, seconds: 60 },
  ],
})

const contactMessageView = z.object({
  uuid: z.string(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status_message: z.enum(['R', 'U']),
  created_at: z.string(),
})
export type ContactMessageView = z.infer<typeof contactMessageView>

export const listContactMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'Messages left by visitors, newest first, with the number of unread ones',
  access: { module: 'messages', item: 'view' },
  query: listQuery(['created_at', 'fullname', 'email', 'status_message'], '-created_at').safeExtend({
    status: z.enum(['R', 'U'], 'errors.bad_request').optional(),
  }),
  exported: true,
  answer: listOf(contactMessageView).extend({ unread: z.number().int() }),
})

export const markContactMessageReadEndpoint = endpoint({
  method: 'POST',
  path: '/api/contact/read/:id',
  summary: 'Marks a message as read',
  access: { module: 'messages', item: 'change' },
  params: z.object({ id: recordId }),
  answer: changeOf(contactMessageView),
})
