import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { clientStates } from '../shortlists/shortlists.rules.ts'

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
  /** What the client answered to the newest shortlist with the person; null without a shortlist (CLT-02). */
  answer: z.enum(clientStates).nullable(),
})
export type PresentedPerson = z.infer<typeof presentedPerson>

export const listPresentedEndpoint = endpoint({
  method: 'GET',
  path: '/api/clients/presented/:id',
  summary: 'The people presented to a client, by shortlists and in imported past applications, with year, vacancy and outcome',
  access: mayReadPresented,
  params: z.object({ id: recordId }),
  query: listQuery(['applied_at'], '-applied_at'),
  exported: true,
  reads: { what: 'list', list: 'presented' },
  answer: listOf(presentedPerson),
})
