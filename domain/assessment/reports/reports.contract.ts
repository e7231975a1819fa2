import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'

const params = z.object({ uuid: recordId })
/** The language of the report's labels; texts that people wrote are not translated. */
const query = z.object({ language: languageSchema })

export const getResultReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/reports/result/:uuid',
  summary: 'The result of one skill of a person as a PDF: of its last attempt, or of the given one',
  access: [
    { module: 'users', item: 'view' },
    { module: 'candidates', item: 'view' },
  ],
  replica: true,
  params,
  /** The version for a client of the agency: one page of figures, without questions, answers, signals or addresses. */
  query: query.extend({ attempt: z.uuid('errors.not_found').optional(), for: z.literal('client').optional() }),
  heavy: true,
  file: 'application/pdf',
  reads: { what: 'result', of: 'user_skill', by: ['uuid'] },
  answer: fileAnswer,
})

export const getSkillReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/reports/skill/:uuid',
  summary: 'The questions of a skill with their answers, as a PDF',
  access: { module: 'questions', item: 'view' },
  replica: true,
  params,
  query,
  heavy: true,
  file: 'application/pdf',
  answer: fileAnswer,
})
