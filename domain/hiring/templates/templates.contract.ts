import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { digitFlagOr, recordId, reportTogether, version, versionSeen } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { languages } from '../../kernel/languages.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { freeTemplate } from '../candidate-emails/candidate-emails.contract.ts'
import { variableIssues } from '../candidate-emails/variables.rules.ts'

/** 1: the default of its stage and language; 0: the other template (SPEC-42). */
const status = digitFlagOr('notification.error.status')

/** The template form (TPL-02). A variable that the stage does not have is refused at its field. */
export const templateForm = freeTemplate
  .extend({
    board_name: z.enum(stages, 'notification.error.stage'),
    language: z.enum(languages, 'vacancies.error.language'),
    status,
  })
  .superRefine(
    (fields, context) => {
      for (const issue of variableIssues(fields, fields.board_name)) context.addIssue({ code: 'custom', ...issue })
    },
    { when: reportTogether },
  )

const templateView = z.object({
  id: z.number().int(),
  uuid: z.string(),
  board_name: z.enum(stages),
  language: languageSchema,
  default: z.union([z.literal(0), z.literal(1)]),
  subject: z.string(),
  title: z.string(),
  message: z.string(),
  /** The beginning of the message as plain text, for the list. */
  message_beginning: z.string(),
  updated_at: z.string(),
  version,
})
export type TemplateView = z.infer<typeof templateView>

const params = z.object({ id: recordId })
const mayView = { module: 'notifications', item: 'view' } as const
const mayChange = { module: 'notifications', item: 'change' } as const

export const listTemplatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/email/:language',
  summary: 'The templates of a language, or of all of them, in the order of the stages',
  access: mayView,
  params: z.object({ language: z.enum([...languages, 'all'], 'errors.not_found') }),
  query: listQuery(['board_name', 'language', 'default', 'subject', 'title', 'message', 'updated_at'], 'board_name'),
  exported: true,
  answer: listOf(templateView),
})

export const getTemplateEndpoint = endpoint({
  method: 'GET',
  path: '/api/email/record/:id',
  summary: 'One template, as a list of one: the documents use its first item',
  access: mayView,
  params,
  answer: listOf(templateView),
})

export const addTemplateEndpoint = endpoint({
  method: 'POST',
  path: '/api/email',
  summary: 'Adds a template; one of the same stage, language and status is refused',
  access: mayChange,
  body: templateForm,
  answer: changeOf(templateView),
})

export const updateTemplateEndpoint = endpoint({
  method: 'PUT',
  path: '/api/email/:id',
  summary: 'Changes a template; 409 when somebody else changed it since `version`',
  access: mayChange,
  params,
  body: templateForm.safeExtend({ version: versionSeen }),
  answer: changeOf(templateView),
})

export const deleteTemplateEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/email/:id',
  summary: 'Deletes a template; without a default, the built-in text of the stage is used',
  access: mayChange,
  params,
  answer: changeOf(templateView),
})
