import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'

const params = z.object({ id: recordId })

export const previewTemplateEndpoint = endpoint({
  method: 'GET',
  path: '/api/email/preview/:id',
  summary: 'The e-mail of a template for a sample applicant and vacancy; its HTML is shown in a sandbox',
  access: { module: 'notifications', item: 'view' },
  params,
  answer: recordOf(
    z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      board_name: z.enum(stages),
      default: z.union([z.literal(0), z.literal(1)]),
      language: languageSchema,
      /** The uuid of the template of the same stage and status in the other language; null when there is none. */
      twin: z.string().nullable(),
    }),
  ),
})
export type TemplatePreview = z.infer<typeof previewTemplateEndpoint.answer>['data']

export const sendTestOfTemplateEndpoint = endpoint({
  method: 'POST',
  path: '/api/email/test/:id',
  summary: "Sends the same e-mail to the caller's own address",
  access: { module: 'notifications', item: 'change' },
  params,
  answer: z.object({ success_message: z.string(), data: z.object({ uuid: z.string() }) }),
})
