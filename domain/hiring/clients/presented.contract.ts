import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'

export const mayReadPresented = { module: 'candidates', item: 'view' } as const

const presentedPerson = z.object({
  /** Of the application. */
  uuid: z.string(),
  /** In which the person applied, in the site's time zone. */
  year: z.number().int(),
  vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
  person: z.object({ uuid: z.string(), fullname: z.string() }),
  stage: z.enum(stages),
  /** What ended the application besides its stage. */
  outcome: z.enum(['hired', 'withdrawn']).nullable(),
})
export type PresentedPerson = z.infer<typeof presentedPerson>

export const listPresentedEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/presented/:id',
  summary:
    'The people of the past applications that imports brought along for the vacancies of a client, with year, vacancy and outcome',
  access: mayReadPresented,
  params: z.object({ id: recordId }),
  query: listQuery(['applied_at'], '-applied_at'),
  exported: true,
  reads: { what: 'list', list: 'presented' },
  answer: listOf(presentedPerson),
})
