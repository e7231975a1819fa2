import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { testStates } from './results.rules.ts'
import { likertCodes } from './scoring.rules.ts'

/** A person's result in the test of a skill, or the state of that test. */
export const testResult = z.object({
  state: z.enum(testStates),
  band: z.enum(likertCodes).nullable(),
  points: z.number().nullable(),
  /** The standard error of the points, and the bands that it reaches, from the best (FAI-03). */
  error: z.number().nullable(),
  bands: z.array(z.enum(likertCodes)),
  /** The number of questions behind the points; null without a result. */
  questions: z.number().int().nullable(),
  provisional: z.boolean(),
  /** The language in which the test was taken; null without a result. */
  language: languageSchema.nullable(),
  /** The profile row of the result, if there is one. */
  uuid: z.string().nullable(),
})
export type TestResult = z.infer<typeof testResult>

const candidateResults = z.object({
  user: z.object({ uuid: z.string(), name: z.string(), lastname: z.string() }),
  created_at: z.string(),
  /** One result for each skill of the vacancy that has a test, in the vacancy's order. */
  results: z.array(testResult),
})
export type CandidateResults = z.infer<typeof candidateResults>

const resultSpread = z.object({
  /** The applications counted, at most the newest `mostPictured`. */
  people: z.number().int(),
  /** Whether the vacancy has more. */
  more: z.boolean(),
  skills: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      /** Whole points, rounded down, with the number of people who have them. */
      points: z.array(z.object({ points: z.number().int(), count: z.number().int() })),
    }),
  ),
})
export type ResultSpread = z.infer<typeof resultSpread>

export const getResultSpreadEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/results/:id/spread',
  summary: 'How the points of all candidates of a vacancy are spread in each of its tests, without names (PIC-01)',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  answer: recordOf(resultSpread),
})

/** The order by the points of one skill of the vacancy, by its place: `skill1` is the first. */
const skillSorts = Array.from({ length: limits.skillsOfVacancy }, (_, place) => `skill${place + 1}` as const)
export const skillSortOf = (place: number): 'points' | (typeof skillSorts)[number] => skillSorts[place] ?? 'points'

export const listVacancyResultsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/results/:id',
  summary: 'The candidates of a vacancy with their results in its tests, side by side',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  /** `points`: all required tests, where only people with equally many results are compared by their mean (decision 100). */
  query: listQuery(['created_at', 'name', 'points', ...skillSorts], 'created_at'),
  exported: true,
  reads: { what: 'list', list: 'results' },
  answer: listOf(candidateResults).extend({
    vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
    /**
     * With the points that pure guessing gives on average in the bank, in the language of the vacancy, null without questions (GUE-01); and the
     * points that matter to the vacancy, or else to the skill, null without a limit (LEN-01).
     */
    skills: z.array(
      z.object({ uuid: z.string(), name: z.string(), guessing: z.number().int().nullable(), limit: z.number().int().nullable() }),
    ),
  }),
})
