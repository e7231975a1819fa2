import { z } from 'zod'
import { sourceView } from '../../hiring/applications/source.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordIdOr } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { figureKinds, figureParts } from './counts.rules.ts'
import { funnelSteps, losses, outcomes, type StageOnTheWay, stagesOnTheWay } from './runs.rules.ts'

const month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, 'errors.bad_request')
const record = recordIdOr('errors.bad_request')

/** What the figures are about: the months in which people applied, and a vacancy, a client or an owner. Everything without them. */
export const figureFilter = z.object({
  /** The first and the last month, yyyy-mm. The last twelve months without them. */
  from: month.optional(),
  to: month.optional(),
  vacancy: record.optional(),
  client: record.optional(),
  owner: record.optional(),
  /** Without what an import brought along (MOV-01). */
  brought: z.literal('left_out', 'errors.bad_request').optional(),
})
const count = z.number().int()
const days = z.number().int().nullable()

/** The months of an answer with figures. */
export const figurePeriod = {
  from: z.string(),
  to: z.string(),
  /** The first month with an application; null before any. */
  first_month: z.string().nullable(),
  /** Whether recent changes are still being counted; ask again a moment later. */
  updating: z.boolean(),
}

export const stageOnTheWay = z.enum(stagesOnTheWay as [StageOnTheWay, ...StageOnTheWay[]])

const figuresView = z.object({
  ...figurePeriod,
  /** How many reached each step or a later one (REP-02). */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  outcomes: z.array(z.object({ outcome: z.enum(outcomes), count })),
  /** Applications that ended without a hire, by their furthest step; rejections by reason, which has no uuid where none was chosen. */
  losses: z.array(
    z.object({
      step: z.enum(funnelSteps),
      outcome: z.enum(losses),
      reason: z.object({ uuid: z.string().nullable(), name: z.string() }).nullable(),
      count,
    }),
  ),
  /** Days in each stage: half of the applications that left it did so within `median`, four fifths within `most`. `running` are still there. */
  stays: z.array(
    z.object({
      stage: stageOnTheWay,
      median: days,
      most: days,
      finished: count,
      running: count,
    }),
  ),
  to_hire: z.object({ median: days, most: days }),
  /** How many came from each, and how many of them reached an interview and a hire. */
  sources: z.array(sourceView.extend({ count, interviewed: count, hired: count })),
  tests: z.array(z.object({ uuid: z.string(), name: z.string(), asked: count, taken: count, passed: count })),
  /** Rejections by reason; one without a reason has no uuid. */
  reasons: z.array(z.object({ uuid: z.string().nullable(), name: z.string(), count })),
  /** By the month in which each happened. */
  months: z.array(z.object({ month: z.string(), applied: count, hired: count, rejected: count })),
})
export type Figures = z.infer<typeof figuresView>

const figurePerson = z.object({
  /** Of the application. An application that was made again has more than one row. */
  id: z.string(),
  uuid_element: z.string(),
  /** Null for a person who is deleted, or whom the viewer may not read about. */
  person: z.object({ uuid: z.string(), fullname: z.string() }).nullable(),
  is_deleted: z.boolean(),
  applied_at: z.string(),
  vacant_uuid: z.string(),
  name_job: z.string(),
  language_job: languageSchema,
  outcome: z.enum(outcomes),
  /** Whether an import brought the application along (MOV-01). */
  brought: z.boolean(),
  /** The figure's own days: in the stage, or to the hire. */
  days,
})
export type FigurePerson = z.infer<typeof figurePerson>

const mayView = { module: 'candidates', item: 'view' } as const

export const getFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures',
  summary: 'The figures of hiring in a period: funnel, days, sources, tests, reasons and months (REP-01)',
  access: mayView,
  replica: true,
  query: figureFilter,
  answer: recordOf(figuresView),
})

export const listFigurePeopleEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/people',
  summary:
    'The applications that a figure counts, newest first. `figure` is its kind and key, e.g. `reached:approved` or `hired_in:2026-03`',
  access: mayView,
  replica: true,
  query: listQuery(['applied_at'], '-applied_at')
    .safeExtend(figureFilter.shape)
    .safeExtend({
      figure: z
        .string()
        .max(limits.text.line, 'errors.bad_request')
        .regex(new RegExp(`^(?:${figureKinds.join('|')}):[^\\0]+$`), 'errors.bad_request'),
    }),
  exported: true,
  reads: { what: 'list', list: 'figurePeople' },
  answer: listOf(figurePerson).extend({
    /** The name of the skill or the reason that the figure is about; empty for other figures. */
    name: z.string(),
  }),
})

export const exportFiguresEndpoint = endpoint({
  // Downloads are audited, and a GET changes nothing.
  method: 'POST',
  path: '/api/figures/csv',
  summary: 'One part of the figures as a table for spreadsheets',
  access: mayView,
  replica: true,
  query: figureFilter.extend({ part: z.enum(figureParts, 'errors.bad_request'), language: languageSchema.default('es') }),
  heavy: true,
  file: 'text/csv',
  answer: fileAnswer,
})

const choice = z.object({ uuid: z.string(), name: z.string() })

export const listFigureChoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/figures/choices',
  summary:
    'The vacancies, clients and owners by which figures can be filtered: those that the viewer sees, of one client if it is named',
  access: mayView,
  replica: true,
  query: z.object({ client: record.optional() }),
  answer: recordOf(
    z.object({
      vacancies: z.array(choice.extend({ language: languageSchema })),
      clients: z.array(choice),
      owners: z.array(choice),
    }),
  ),
})
