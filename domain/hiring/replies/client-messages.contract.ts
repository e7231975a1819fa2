import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredText } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf } from '../../kernel/pagination.ts'
import { personMessage } from '../../mail/correspondence.ts'
import { isEmptyRichText } from '../vacancies/vacancies.rules.ts'

const ofContact = z.object({ id: recordId, contact: recordId })

export const listClientMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/contacts/:id/:contact/messages',
  summary: 'The e-mails between the site and a contact of a client, the newest last, limited to the latest two hundred',
  access: { module: 'clients', item: 'view' },
  params: ofContact,
  answer: listOf(personMessage),
})

/** What a colleague writes to a contact (CLT-01). */
export const clientMessageForm = z.object({
  subject: requiredText('notification.error.subject'),
  message: z
    .string('notification.error.message')
    .max(limits.text.richText, 'errors.too_long')
    .refine((html) => !isEmptyRichText(html), 'notification.error.message'),
})
export type ClientMessage = z.output<typeof clientMessageForm>

export const writeToContactEndpoint = endpoint({
  method: 'POST',
  path: '/api/clients/contacts/:id/:contact/messages',
  summary: 'Writes to a contact of a client, in the conversation so far, with the signature of the caller',
  access: { module: 'clients', item: 'change' },
  params: ofContact,
  body: clientMessageForm,
  answer: changeOf(z.object({ uuid: z.string() })),
})
