import { z } from 'zod'
import { testResult } from '../../assessment/results/vacancy-results.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { optionalParagraph, recordId, recordIdOr, version, versionSeen } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { interviewStage, kitView } from './kits.contract.ts'

/** A point of the scale as a number or as a form has it; null for none. */
const point = z.union([z.number(), z.string(), z.null()], 'errors.bad_request').transform((given, context) => {
  if (given === null || given === '') return null
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > 5) context.addIssue({ code: 'custom', message: 'errors.bad_request' })
  return number
})
const note = optionalParagraph(limits.kits.note)

const content = z.object({
  criteria: z
    .array(z.object({ criterion: recordIdOr('errors.bad_request'), point: point.default(null), note }))
    .max(limits.kits.criteria, 'errors.bad_request'),
  notes: z
    .array(z.object({ question: recordIdOr('errors.bad_request'), note }))
    .max(2 * limits.kits.questions, 'errors.bad_request')
    .default([]),
  summary: note,
  /** Of the scorecard that the caller read; without it nothing is compared. */
  version: versionSeen,
})
export type ScorecardInput = z.input<typeof content>
/** The form of a scorecard: what is submitted says something about at least one criterion (SCO-02). */
export const scorecardForm = content.refine(({ criteria }) => criteria.some((one) => one.point !== null), {
  path: ['criteria'],
  message: 'scorecards.error.points',
})

const written = z.object({
  criteria: z.array(z.object({ name: z.string(), point: z.number().int().nullable(), note: z.string() })),
  notes: z.array(z.object({ text: z.string(), note: z.string() })),
  summary: z.string(),
})

const ownScorecard = z.object({
  person: z.object({ name: z.string() }),
  vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
  stage: interviewStage,
  interview: z.object({ starts_at: z.string(), ends_at: z.string() }).nullable(),
  kit: kitView,
  /** What the caller wrote: by the criteria and questions of the kit, and notes to questions that the kit asks no more. */
  own: z.object({
    state: z.enum(['none', 'draft', 'submitted']),
    criteria: z.array(z.object({ criterion: z.string(), point: z.number().int().nullable(), note: z.string() })),
    notes: z.array(z.object({ question: z.string(), text: z.string(), note: z.string() })),
    summary: z.string(),
    /** 0 for none. */
    version,
  }),
})
export type OwnScorecard = z.infer<typeof ownScorecard>

const mayView = { module: 'candidates', item: 'view' } as const
const mayWrite = { module: 'candidates', item: 'change' } as const
const ofCard = z.object({ id: recordId, stage: interviewStage })
const reads = { what: 'person', of: 'application', by: ['id'] } as const

export const getOwnScorecardEndpoint = endpoint({
  method: 'GET',
  path: '/api/elements/:id/scorecards/:stage',
  summary: "The caller's scorecard of a card's interview, with the kit that it is written by; 404 for a stage without a kit",
  access: mayWrite,
  params: ofCard,
  reads,
  answer: recordOf(ownScorecard),
})

const saved = changeOf(z.object({ version }))

export const saveScorecardDraftEndpoint = endpoint({
  method: 'PUT',
  path: '/api/elements/:id/scorecards/:stage/draft',
  summary:
    "Stores a draft of the caller's scorecard, which nobody else reads; 409 once it is submitted, or has changed since `version`",
  access: mayWrite,
  params: ofCard,
  body: content,
  answer: saved,
})

export const discardScorecardDraftEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/elements/:id/scorecards/:stage/draft',
  summary: "Deletes the draft of the caller's scorecard",
  access: mayWrite,
  params: ofCard,
  answer: saved,
})

export const submitScorecardEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/:id/scorecards/:stage',
  summary: "Submits the caller's scorecard, or changes the submitted one, whose earlier versions stay readable; moves nobody",
  access: mayWrite,
  params: ofCard,
  body: scorecardForm,
  answer: saved,
})

const colleague = z.object({ name: z.string(), own: z.boolean() })

const criterionSummary = z.object({
  name: z.string(),
  scale: z.number().int(),
  /** The point of each colleague who gave one. */
  points: z.array(colleague.extend({ point: z.number().int() })),
  /** The lowest and highest point, and whether colleagues disagree; null without points. */
  spread: z.object({ low: z.number().int(), high: z.number().int(), disagree: z.boolean() }).nullable(),
  /** The person's test of the skill; null for another criterion, or without a test. */
  test: testResult.nullable(),
})
export type CriterionSummary = z.infer<typeof criterionSummary>

const submittedScorecard = colleague.extend({
  submitted_at: z.string(),
  /** Whether its author could read those of others when they began. */
  could_read: z.boolean(),
  words: z.array(z.string()),
  ...written.shape,
  /** Its content before each change, the newest first. */
  earlier: z.array(written.extend({ submitted_at: z.string() })),
})
export type SubmittedScorecard = z.infer<typeof submittedScorecard>

const stageSummary = z.object({
  stage: interviewStage,
  has_kit: z.boolean(),
  /** The caller's own; `none` also for callers who may not write one. */
  own: z.enum(['none', 'draft', 'submitted']),
  /** Whether what others wrote is hidden until the caller has submitted theirs. */
  blind: z.boolean(),
  /** Colleagues whose interview has ended and who have not submitted one. */
  waiting: z.array(colleague),
  criteria: z.array(criterionSummary),
  scorecards: z.array(submittedScorecard),
})
export type StageSummary = z.infer<typeof stageSummary>

export const getScorecardsEndpoint = endpoint({
  method: 'GET',
  path: '/api/elements/:id/scorecards',
  summary: 'The submitted scorecards of a card by stage, with the spread of each criterion beside the test of its skill',
  access: mayView,
  params: z.object({ id: recordId }),
  reads,
  answer: recordOf(z.array(stageSummary)),
})

const dueScorecard = z.object({
  uuid_element: z.string(),
  fullname: z.string(),
  stage: interviewStage,
  vacant_uuid: z.string(),
  name_job: z.string(),
  language_job: languageSchema,
  ends_at: z.string(),
  late: z.boolean(),
  draft: z.boolean(),
})
export type DueScorecard = z.infer<typeof dueScorecard>

export const listDueScorecardsEndpoint = endpoint({
  method: 'GET',
  path: '/api/scorecards/due',
  summary: 'The scorecards that the caller owes: of interviews that ended, the oldest 100, with their number counted up to 1000',
  access: mayWrite,
  answer: listOf(dueScorecard),
})
