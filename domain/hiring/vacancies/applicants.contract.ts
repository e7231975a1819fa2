import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { sourceView } from '../applications/source.contract.ts'
import { answerFilters, answerStates, questionKinds } from '../screening-questions/screening-questions.rules.ts'
import { namedStep } from '../steps/steps.contract.ts'

/** Narrows a list to one source (keyOfSource). Empty for all. */
const ofSource = z
  .string()
  .max(limits.text.line)
  .transform((text) => text.replaceAll('\0', ''))
  .default('')

/** Narrows a list to people with or without answers to the questions of the vacancy, or with a knock-out (SCQ-03). Empty for all. */
const ofAnswers = z.enum(['', ...answerFilters], 'errors.bad_request').default('')

/** Narrows a list to people at one step of their stage, or with `none` at no step (STP-01). Empty for all. */
const atStep = z.union([z.enum(['', 'none']), recordId], 'errors.bad_request').default('')

/** A person with a current application to a vacancy (JOB-04). */
const applicant = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether they have confirmed the address (SPEC-56). */
  confirmed: z.boolean(),
  /** Whether the person registered with the address of this entry, and has not confirmed it yet (INT-11). */
  registered: z.boolean(),
  /** When they applied. */
  created_at: z.string(),
  stage: z.enum(stages),
  /** The step within the stage (STP-01); null at none. */
  step: namedStep.nullable(),
  /** When they were hired for the vacancy; null when they were not (SPEC-87). */
  hired_at: z.string().nullable(),
  jobs_id: z.string(),
  /** Where the application came from (INT-06). */
  source: sourceView,
  /** Whether they answered the questions of the vacancy, what they answered, and the reasons of knock-outs (SCQ-03). */
  screening: z.object({
    state: z.enum(answerStates),
    answers: z.array(z.object({ question: z.string(), kind: z.enum(questionKinds), values: z.array(z.string()) })),
    knockouts: z.array(z.string()),
  }),
  uuid_element: z.string(),
  /** How much of what the vacancy asks the person has shown (SHL-01). It orders and leaves nobody out. */
  shown: z.number().int(),
})
export type Applicant = z.infer<typeof applicant>

export const listApplicantsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/applicants/:id',
  summary:
    'The people with a current application to a vacancy, newest first; `-shown` orders them by what they have shown (SHL-01)',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  query: listQuery(['created_at', 'name', 'email', 'stage', 'shown'], '-created_at').extend({
    source: ofSource,
    answers: ofAnswers,
    step: atStep,
  }),
  exported: true,
  reads: { what: 'list', list: 'applicants' },
  answer: listOf(applicant).extend({
    /** `active`: whether people can be added. */
    vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema, active: z.boolean() }),
    /** The sources of the vacancy's current applications with their numbers, the most frequent first. */
    sources: z.array(sourceView.extend({ count: z.number().int() })),
    /** Whether the vacancy asks questions, or anybody has answered some. */
    asks: z.boolean(),
    /** The steps of the vacancy, by stage and in their order. */
    steps: z.array(namedStep.extend({ stage: z.enum(stages) })),
    /** How many things the vacancy asks that people can show: skills, questions with a knock-out, criteria of its kits (SHL-01). */
    asked: z.number().int(),
  }),
})

export const exportApplicantsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/applicants/:id/csv',
  summary: 'The same people as a table for spreadsheets',
  access: { module: 'candidates', item: 'view' },
  replica: true,
  params: z.object({ id: recordId }),
  query: z.object({ language: languageSchema.default('es'), source: ofSource, answers: ofAnswers, step: atStep }),
  heavy: true,
  file: 'text/csv',
  reads: { what: 'export', list: 'applicants' },
  answer: fileAnswer,
})
