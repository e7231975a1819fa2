import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { figureFilter, figurePeriod } from './figures.contract.ts'
import { characteristics, goals, groups, verdicts } from './selection.rules.ts'

const count = z.number().int()

const selectionView = z.object({
  ...figurePeriod,
  /** How many people took a test of their vacancy, each counted once. */
  people: count,
  comparisons: z.array(
    z.object({
      characteristic: z.enum(characteristics),
      goal: z.enum(goals),
      groups: z.array(
        z.object({
          group: z.enum(groups),
          people: count,
          reached: count,
          rate: z.number().nullable(),
          ratio: z.number().nullable(),
          p: z.number().nullable(),
          verdict: z.enum(verdicts),
        }),
      ),
      unrecorded: count,
    }),
  ),
})
export type SelectionView = z.infer<typeof selectionView>

const mayView = { module: 'candidates', item: 'view' } as const

export const getSelectionEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/selection',
  summary: 'How many of each group go on, by the language, device and extra time of their test (FAI-06)',
  access: mayView,
  replica: true,
  query: figureFilter,
  answer: recordOf(selectionView),
})

export const exportSelectionEndpoint = endpoint({
  // Downloads are audited, and a GET changes nothing.
  method: 'POST',
  path: '/api/figures/selection/csv',
  summary: 'The report on selection as a table for spreadsheets',
  access: mayView,
  replica: true,
  query: figureFilter.extend({ language: languageSchema.default('es') }),
  heavy: true,
  file: 'text/csv',
  answer: fileAnswer,
})
