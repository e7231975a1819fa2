import { z } from 'zod'
import { vacancyStatuses } from '../../hiring/vacancies/vacancy-form.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { mayFindPeople, mayFindVacancies } from './search.rules.ts'

const person = z.object({ uuid: z.string(), fullname: z.string(), email: z.string() })
const vacancy = z.object({
  uuid: z.string(),
  name_job: z.string(),
  language: languageSchema,
  name_client: z.string(),
  status_job: z.enum(vacancyStatuses),
})
/** Null when the caller may not see the list. */
const hits = z.object({ people: z.array(person).nullable(), vacancies: z.array(vacancy).nullable() })
export type Hits = z.infer<typeof hits>

export const searchForStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/search/staff',
  summary: 'Up to five people and five vacancies with these words, newest first; null when the caller may not see the list',
  access: [mayFindPeople, mayFindVacancies],
  query: z.object({
    q: z
      .string('errors.bad_request')
      .trim()
      .min(limits.barSearch.from, 'errors.bad_request')
      .max(limits.text.line, 'errors.bad_request'),
  }),
  reads: { what: 'list', list: 'search' },
  answer: z.object({ data: hits }),
})
