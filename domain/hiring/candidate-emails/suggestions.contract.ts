import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { suggestionObstacles } from './suggestions.rules.ts'

const access = [
  { module: 'candidates', item: 'change' },
  { module: 'users', item: 'change' },
] as const

const suggestion = z.object({
  uuid_jobs: recordIdOr('applications.error.vacancy'),
  uuid_users: z.array(recordId).min(1, 'errors.bad_request').max(limits.peopleAtOnce, 'errors.bad_request'),
})

export const previewSuggestionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/suggestions/preview',
  summary: 'The e-mails that would suggest a vacancy to people, one sample per language, and the people who would get none',
  access,
  body: suggestion,
  reads: { what: 'list', list: 'suggestions' },
  answer: recordOf(
    z.object({
      /** `count` people get the e-mail in this language; `name` is the person of the sample. */
      mails: z.array(
        z.object({ language: languageSchema, count: z.number().int(), name: z.string(), subject: z.string(), text: z.string() }),
      ),
      left_out: z.array(z.object({ uuid: z.string(), name: z.string(), reason: z.enum(suggestionObstacles) })),
    }),
  ),
})
export type SuggestionPreview = z.infer<typeof previewSuggestionsEndpoint.answer>['data']

export const sendSuggestionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/suggestions',
  summary: 'Suggests a vacancy to people, each by an e-mail of their own in their language',
  access,
  body: suggestion,
  /** `sent` people got an e-mail; `left_out` had an obstacle. */
  answer: z.object({
    success_message: z.string(),
    data: z.object({ sent: z.number().int(), left_out: z.number().int() }),
  }),
})
