import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { recordOf } from '../../kernel/pagination.ts'
import { figureFilter, figurePeriod } from './figures.contract.ts'
import { characteristics, goals, groups, leastCode, verdicts } from './selection.rules.ts'

const count = z.number().int()
/** An interval of 95 in 100. */
const interval = z.object({ from: z.number(), to: z.number() }).nullable()

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
          rate_interval: interval,
          ratio: z.number().nullable(),
          ratio_interval: interval,
          p: z.number().nullable(),
          /** Corrected for the number of tests in the report (Holm). */
          p_corrected: z.number().nullable(),
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

/** The code that the keeper of the voluntary answers and this site share for one report. It is not stored. */
export const outcomesForm = z.object({
  code: z
    .string('figures.error.code_required')
    .trim()
    .min(leastCode, { error: 'figures.error.code_short' })
    .max(200, 'errors.too_long'),
})

export const exportOutcomesEndpoint = endpoint({
  method: 'POST',
  path: '/api/figures/selection/outcomes/export',
  summary:
    'The outcome of each person of the report under an id that their e-mail address and a code yield (HMAC-SHA-256), to join with voluntary answers kept elsewhere',
  access: mayView,
  replica: true,
  query: figureFilter.extend({ language: languageSchema.default('es') }),
  body: outcomesForm,
  heavy: true,
  file: 'text/csv',
  answer: fileAnswer,
  reads: { what: 'export', list: 'figurePeople' },
})
