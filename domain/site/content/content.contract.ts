import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf } from '../../kernel/pagination.ts'

export const listStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/steps/:lang',
  summary: 'The numbered steps of the hiring process in one language',
  access: 'anyone',
  replica: true,
  params: z.object({ lang: languageSchema }),
  answer: listOf(z.object({ number_step: z.number().int(), description_step: z.string() })),
})
