import { z } from 'zod'
import { testStates } from '../../assessment/results/results.rules.ts'
import { likertCodes } from '../../assessment/results/scoring.rules.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { interviewView, invitationId } from '../interviews/interviews.contract.ts'
import { interviewAnswers, invitationStatuses } from '../interviews/interviews.rules.ts'
import { givenAnswers } from '../screening-questions/answers.contract.ts'
import { arrivalShape } from './source.contract.ts'
import { timelineKinds } from './timeline.rules.ts'

const applyResult = z.enum(['new_apply', 'old_apply'])
export type ApplyResult = z.infer<typeof applyResult>

export const applyEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/apply/:job/:user',
  summary: "Applies the caller to a vacancy, with answers to its questions if they are given; another person's id is refused",
  access: 'candidate',
  params: z.object({ job: recordId, user: recordId }),
  body: arrivalShape.extend({ answers: givenAnswers }).optional(),
  answer: z.object({ success_message: z.string(), apply: applyResult }),
})

export const addToVacancyEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/add',
  summary:
    'Adds candidates to the first column of a vacancy; those who are on its board stay where they are, and nobody gets an e-mail',
  access: { module: 'candidates', item: 'change' },
  body: z.object({
    uuid_jobs: recordIdOr('applications.error.vacancy'),
    uuid_users: z.array(recordId).min(1, 'errors.bad_request').max(limits.peopleAtOnce, 'errors.bad_request'),
  }),
  /** `added` are new on the board, `there` were on it before. */
  answer: z.object({ success_message: z.string(), data: z.object({ added: z.number().int(), there: z.number().int() }) }),
})

const testOfApplication = z.object({
  /** Its name in the reader's language, and the language of that name. */
  skill: z.string(),
  skill_language: languageSchema.nullable(),
  /** The uuid of the profile's skill, where the test is taken; null when the profile lacks the skill. */
  uuid: z.string().nullable(),
  state: z.enum(testStates),
  /** Whether an attempt runs and can be continued. */
  running: z.boolean(),
  /** The band of the caller's own finished test (SPEC-18); null before the rating is complete. */
  band: z.enum(likertCodes).nullable(),
  /** The bands that its error reaches, from the best (FAI-03). */
  bands: z.array(z.enum(likertCodes)),
  finished_at: z.string().nullable(),
})

const applicationView = z.object({
  uuid: z.string(),
  created_at: z.string(),
  /** Whether staff put the person into the vacancy, so that they did not apply themselves. */
  added: z.boolean(),
  /** Whether it is a record of before that an import brought along, of which the person was never notified (MOV-01). */
  brought: z.boolean(),
  /** The last stage of which the candidate was notified (SPEC-64). */
  stage: z.enum(stages),
  changed_at: z.string(),
  withdrawn_at: z.string().nullable(),
  /** The interview of this stage, and its invitation (SPEC-61, SPEC-65). */
  interview: interviewView.extend({ ...invitationId, standing: z.enum(invitationStatuses) }).nullable(),
  /** The path on which the caller picks the time of the interview, or changes the picked one; null without times (SLO-01). */
  times: z.string().nullable(),
  /** Whether the caller has something to do: answer an invitation or questions, pick a time, or take a test. */
  to_do: z.boolean(),
  /** How many questions of the vacancy the caller has answered, and how many they have not (SCQ-02). */
  answers: z.object({ given: z.number().int(), missing: z.number().int() }),
  /** The vacancy's tests, each with the caller's status. */
  tests: z.array(testOfApplication),
  jobs: z.object({
    uuid: z.string(),
    name_job: z.string(),
    /** The language of the vacancy's texts. */
    language: languageSchema,
    type_job: z.enum(['FullTime', 'PartTime']),
    status_job: z.enum(['A', 'I']),
  }),
})
export type ApplicationView = z.infer<typeof applicationView>

export const listApplicationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/applied',
  summary:
    "The caller's applications, each with the last stage of which the caller was notified; empty for staff. Sort by `to_do` for those with something to do first",
  access: 'logged_in',
  query: listQuery(['created_at', 'to_do'], '-created_at'),
  answer: listOf(applicationView),
})

const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: z.string(),
  stage: z.enum(stages).nullable(),
  /** Set for events about an interview. */
  interview: z.object({ starts_at: z.string(), ends_at: z.string(), time_zone: z.string() }).nullable(),
  answer: z.enum(interviewAnswers).nullable(),
  note: z.string(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

export const getTimelineEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/applied/:uuid/timeline',
  summary: "The events of the caller's own application, oldest first, without internal ones",
  access: 'candidate',
  params: z.object({ uuid: recordId }),
  answer: recordOf(z.array(timelineEntry)),
})

export const withdrawApplicationEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/jobs/applied/:uuid',
  summary: "Withdraws one of the caller's applications; applying again brings it back with its history",
  access: 'candidate',
  params: z.object({ uuid: recordId }),
  answer: changeOf(z.object({ uuid: z.string(), withdrawn_at: z.string() })),
})

const withdrawnView = z.object({
  uuid: z.string(),
  user: z.object({ uuid: z.string(), name: z.string(), lastname: z.string(), email: z.string() }),
  /** The stage of the card when it was withdrawn. */
  stage: z.enum(stages),
  created_at: z.string(),
  withdrawn_at: z.string(),
})
export type WithdrawnView = z.infer<typeof withdrawnView>

export const listWithdrawnEndpoint = endpoint({
  method: 'GET',
  path: '/api/board/withdrawn/:id',
  summary: 'The withdrawn applications of a vacancy, with time and stage',
  access: { module: 'candidates', item: 'view' },
  params: z.object({ id: recordId }),
  query: listQuery(['withdrawn_at'], '-withdrawn_at'),
  exported: true,
  reads: { what: 'list', list: 'withdrawn' },
  answer: listOf(withdrawnView).extend({
    vacancy: z.object({ uuid: z.string(), name_job: z.string(), language: languageSchema }),
  }),
})

export const openApplicationsEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/opened',
  summary:
    'Records that the caller opened a card, or the profile of a person with all their cards, which are then no longer new (SPEC-64)',
  access: { module: 'candidates', item: 'view' },
  body: z
    .object({ uuid_element: recordId.optional(), uuid_user: recordId.optional() })
    .refine(({ uuid_element, uuid_user }) => (uuid_element === undefined) !== (uuid_user === undefined), 'errors.bad_request'),
  answer: z.object({ success_message: z.string() }),
})
