import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { agreement, recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, recordOf } from '../../kernel/pagination.ts'
import { leftOutReasons } from './counts.rules.ts'

const mayChange = { module: 'questions', item: 'change' } as const
const ofBank = z.object({ id: recordId })

const leftOutView = z.object({
  reason: z.enum(leftOutReasons),
  /** How many questions of the file. */
  count: z.number().int(),
  /** Those of them that this bank has. */
  questions: z.array(z.object({ uuid: z.string(), question: z.string() })),
})

const countsView = z.object({
  uuid: z.string(),
  site: z.string(),
  language: languageSchema,
  signed_at: z.string(),
  added_at: z.string(),
  added_by: z.string(),
  attempts: z.number().int(),
  questions: z.number().int(),
  /** How many questions got a difficulty from it; null until the next estimation. */
  used: z.number().int().nullable(),
  left_out: z.array(leftOutView),
})
export type CountsView = z.infer<typeof countsView>

const sharedCountsView = z.object({
  files: z.array(countsView),
  /** The finished tests of this site in each language, of which a file needs some. */
  attempts: z.record(languageSchema, z.number().int()),
})
export type SharedCountsView = z.infer<typeof sharedCountsView>

export const getSharedCountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/shared-counts',
  summary: 'The counts of other sites from which the difficulties of a bank start (CAL-01)',
  access: mayChange,
  params: ofBank,
  answer: recordOf(sharedCountsView),
})

export const exportCountsForm = z.object({
  language: languageSchema,
  /** That the company agrees to give its counts to another one. */
  agrees: agreement('shared_counts.error.agrees'),
})

export const exportCountsEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/:id/shared-counts/export',
  summary: 'Signs a file with the counts of a bank per question and pair of questions, which says nothing of people',
  access: mayChange,
  params: ofBank,
  heavy: true,
  body: exportCountsForm,
  answer: changeOf(z.object({ name: z.string(), content: z.string() })),
})

export const addCountsForm = z.object({
  /** That the company takes the counts of the other one into its difficulties. */
  agrees: agreement('shared_counts.error.agrees_to_use'),
})
const countsFile = {
  kinds: ['txt'],
  required: 'shared_counts.error.file_required',
  bytes: limits.upload.bytes,
} as const

export const addCountsEndpoint = endpoint({
  method: 'POST',
  path: '/api/banks/:id/shared-counts',
  summary:
    'Takes the signed counts of another site, which is asked for its key; a newer file of a site takes the place of the former',
  access: mayChange,
  params: ofBank,
  heavy: true,
  files: { file: countsFile },
  body: addCountsForm,
  answer: changeOf(sharedCountsView),
})

export const removeCountsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/banks/:id/shared-counts/:file',
  summary: 'Removes the counts of another site; the next estimation is without them',
  access: mayChange,
  params: ofBank.extend({ file: recordId }),
  answer: changeOf(sharedCountsView),
})
