import { z } from 'zod'
import { vacancyStatuses } from '../../hiring/vacancies/vacancy-form.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { barSearch } from './menu.rules.ts'
import { mayFindClients, mayFindPeople, mayFindVacancies } from './search.rules.ts'

const person = z.object({ uuid: z.string(), fullname: z.string(), email: z.string() })
const vacancy = z.object({
  uuid: z.string(),
  name_job: z.string(),
  language: languageSchema,
  name_client: z.string(),
  status_job: z.enum(vacancyStatuses),
})
const client = z.object({ uuid: z.string(), name_clients: z.string(), active: z.boolean() })
/** Null when the caller may not see the list. */
const hits = z.object({
  people: z.array(person).nullable(),
  vacancies: z.array(vacancy).nullable(),
  clients: z.array(client).nullable(),
})
export type Hits = z.infer<typeof hits>

export const searchForStaffEndpoint = endpoint({
  method: 'GET',
  path: '/api/search/staff',
  summary:
    'Up to five people, vacancies and clients each with these words, newest first; null when the caller may not see the list',
  access: [mayFindPeople, mayFindVacancies, mayFindClients],
  query: z.object({
    q: z
      .string('errors.bad_request')
      .trim()
      .min(barSearch.from, 'errors.bad_request')
      .max(limits.text.line, 'errors.bad_request'),
  }),
  reads: { what: 'list', list: 'search' },
  answer: z.object({ data: hits }),
})

/** The uuids of records of one kind, with commas between. */
const recent = z
  .string()
  .max(limits.text.paragraph, 'errors.bad_request')
  .default('')
  .transform((text): unknown => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid('errors.bad_request')).max(barSearch.recent, 'errors.bad_request'))

/** Browsers remember only the ids of recent records, so that no name stays in them and nobody sees more than they may now (CMD-01). */
export const nameRecentEndpoint = endpoint({
  method: 'GET',
  path: '/api/search/recent',
  summary: 'The names of records that the caller opened lately; those that are gone or hidden are left out',
  access: [mayFindPeople, mayFindVacancies, mayFindClients],
  query: z.object({ people: recent, vacancies: recent, clients: recent }),
  reads: { what: 'list', list: 'search' },
  answer: z.object({ data: hits }),
})
