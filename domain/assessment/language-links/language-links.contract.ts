import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { recordOf } from '../../kernel/pagination.ts'

const voidTableView = z.object({
  number: z.number().int(),
  signed_by: z.string(),
  signed_at: z.string(),
  note: z.string(),
  /** How many results it adjusted. */
  results: z.number().int(),
})
export type VoidTableView = z.infer<typeof voidTableView>

const languageLinkView = z.object({
  /** Tables between the languages that somebody signed, the newest first. None of them counts (ADR-0187). */
  voided: z.array(voidTableView),
})
export type LanguageLinkView = z.infer<typeof languageLinkView>

export const getLanguageLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/banks/:id/language-link',
  summary: 'The tables between the languages of a bank that were signed, all of them void (FAI-04)',
  access: { module: 'questions', item: 'view' },
  params: z.object({ id: recordId }),
  answer: recordOf(languageLinkView),
})
