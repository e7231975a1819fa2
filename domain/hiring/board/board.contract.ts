import { z } from 'zod'
import { testStates } from '../../assessment/results/results.rules.ts'
import { testResult } from '../../assessment/results/vacancy-results.contract.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, versionSeen, yesOrNo } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, pageSize, recordOf } from '../../kernel/pagination.ts'
import { stages } from '../../kernel/stages.ts'
import { storedFile } from '../../kernel/stored-file.ts'
import { deliveredStatuses } from '../../mail/mail.rules.ts'
import { sourceView } from '../applications/source.contract.ts'
import { interviewView } from '../interviews/interviews.contract.ts'
import { clientStates } from '../shortlists/shortlists.rules.ts'
import { namedStep } from '../steps/steps.contract.ts'
import { vacancyStates } from '../vacancies/vacancies.rules.ts'
import { columnOf } from './column-id.rules.ts'
import { timelineEntry } from './timeline.contract.ts'

const view = { module: 'candidates', item: 'view' } as const
const change = { module: 'candidates', item: 'change' } as const

export const uuidBoard = z.string('errors.bad_request').transform((text, context) => {
  const column = columnOf(text)
  if (!column) context.addIssue({ code: 'custom', message: 'errors.bad_request' })
  return column ?? z.NEVER
})

/** The status of a card's last notification (SPEC-40). Without a mail server e-mails end as `kept`, and nobody receives them (SPEC-45). */
export const emailStates = ['not_notified', 'queued', ...deliveredStatuses, 'failed'] as const

const boardCard = z.object({
  uuid_element: z.string(),
  vacant_id: z.string(),
  user_id: z.string(),
  user: z.object({
    uuid: z.string(),
    name: z.string(),
    lastname: z.string(),
    email: z.string(),
    language: z.enum(['es', 'en']),
    /** Whether the person has confirmed the address (SPEC-56). */
    confirmed: z.boolean(),
    /** Whether an e-mail did not reach the address (EML-01). */
    unreached: z.boolean(),
    /** Whether the person must not be contacted, except about an application of their own (CON-02). */
    no_contact: z.boolean(),
    /** When the person is erased unless they consent; null for everybody who has consented (SPEC-77). */
    consent_due_at: z.string().nullable(),
    /** Whether the person registered with the address of this entry, and has not confirmed it yet (INT-11). */
    registered: z.boolean(),
    /** Whether the account is deleted. Then the card does not identify the person (SPEC-54). */
    deleted: z.boolean(),
  }),
  /** Signed path of the CV, or null. */
  cv: z.string().nullable(),
  skills_check: z.number().int(),
  skills: z.number().int(),
  skills_test: z.number().int(),
  skills_specific: z.number().int(),
  /** The vacancy's skills by name: whether the candidate has each with dates, the status of its test (SPEC-36, SPEC-39), and its points with their error once all is rated. */
  tests: z.array(
    z.object({
      skill: z.string(),
      dated: z.boolean(),
      state: z.enum(testStates),
      points: z.number().nullable(),
      error: z.number().nullable(),
    }),
  ),
  dias: z.number().int(),
  /** Whether staff or an import put the person into the vacancy (INT-06). */
  added: z.boolean(),
  /** Whether an import brought the application along with its own days (MOV-01). */
  brought: z.boolean(),
  /** Whether the person was hired through this application (SPEC-87). */
  hired_strut: yesOrNo,
  notice: z.enum(emailStates),
  /** Whether a reply of the candidate waits for an answer (EML-03). */
  reply_waits: z.boolean(),
  /** Whether an answer to a question of the vacancy is a knock-out, which only marks (SCQ-03). */
  knockout: z.boolean(),
  /** The last stage of which the candidate was notified, which is the stage they see (SPEC-64). */
  notified_stage: z.enum(stages),
  /** The candidate's interview and their answer (SPEC-61). */
  interview: interviewView.extend({ sender_email: z.string() }).nullable(),
  /** What the client answered to the newest shortlist with the person, or that they have it (CLT-02); null without one. */
  client_answer: z.enum(clientStates).nullable(),
  /** The step within its stage (STP-01); null at none. */
  step: namedStep.nullable(),
  /** Rises with every move. The client sends it back, so that the server refuses a stale move. */
  version: z.number().int(),
})
export type BoardCard = z.infer<typeof boardCard>

const boardColumn = z.object({
  name_board: z.enum(stages),
  uuid_board: z.string(),
  job_id: z.string(),
  elements: z.array(boardCard),
  total: z.number().int(),
  total_capped: z.boolean(),
  /** The steps of the vacancy within this stage, in their order, with the number of cards at each (STP-01). */
  steps: z.array(namedStep.extend({ total: z.number().int() })),
  /** The cursor of the column's next page; null at its end. */
  next: z.string().nullable(),
})
export type BoardColumn = z.infer<typeof boardColumn>

const boardQuery = z.object({
  /** With `after`: answers only this column, after that cursor. */
  stage: z.enum(stages).optional(),
  after: z.string().max(200).optional(),
  /** Cards of each column. */
  size: pageSize(limits.boardColumnPage),
})

export const getBoardEndpoint = endpoint({
  method: 'GET',
  path: '/api/board/postulates/:job',
  summary: 'The six columns of a vacancy with their first cards, in the saved order',
  access: view,
  params: z.object({ job: recordId }),
  query: boardQuery,
  reads: { what: 'list', list: 'board' },
  answer: listOf(boardColumn),
})

export const searchBoardEndpoint = endpoint({
  method: 'GET',
  path: '/api/board/postulates/:job/:second',
  summary: 'The board, limited to cards whose name or e-mail address matches',
  access: view,
  params: z.object({ job: recordId, second: z.string().trim().max(limits.text.line) }),
  query: boardQuery,
  reads: { what: 'list', list: 'board' },
  answer: listOf(boardColumn),
})

export const getBoardDetailEndpoint = endpoint({
  method: 'GET',
  path: '/api/board/detail/:id',
  summary: 'The vacancy of a board: name, openings, age, skills',
  access: view,
  params: z.object({ id: recordId }),
  answer: recordOf(
    z.object({
      id: z.number().int(),
      uuid: z.string(),
      name_job: z.string(),
      ubication: z.string(),
      location: z.enum(['Remote', 'Present']),
      type_job: z.enum(['FullTime', 'PartTime']),
      priority_job: z.enum(['Normal', 'Urgent']),
      language: z.enum(['es', 'en']),
      description_job: z.string(),
      status_job: z.enum(['A', 'I']),
      state: z.enum(vacancyStates),
      cant_vacant: z.number().int(),
      /** The applications that ended in a hire, each of which fills an opening (SPEC-87). */
      hired: z.number().int(),
      new_candidates: z.number().int(),
      /** The number of withdrawn applications (SPEC-62). */
      withdrawn: z.number().int(),
      dias: z.number().int(),
      skills: z.array(z.object({ name: z.string(), has_test: z.boolean() })),
      may: z.object({ change: z.boolean() }),
    }),
  ),
})

export const getCardEndpoint = endpoint({
  method: 'GET',
  path: '/api/elements/:id',
  summary: "The details of a card: CV, phone, hire, results in the vacancy's tests, and the application's timeline",
  access: view,
  params: z.object({ id: recordId }),
  reads: { what: 'person', of: 'application', by: ['id'] },
  answer: recordOf(
    z.object({
      /** Whether the person was hired through this application (SPEC-87). */
      hired_strut: yesOrNo,
      cv: storedFile.nullable(),
      personal_phone: z.string(),
      /** Where the application came from (INT-06). */
      source: sourceView,
      /** The company's reason for rejecting the candidate (REJ-01); null without one. */
      reason: z.object({ uuid: z.string(), name: z.string() }).nullable(),
      results: z.array(testResult.extend({ skill: z.string() })),
      reply_waits: z.boolean(),
      /** Newest first, limited to limits.timelineEntries. */
      timeline: z.array(timelineEntry),
    }),
  ),
})

export const getBoardCardEndpoint = endpoint({
  method: 'GET',
  path: '/api/elements/:id/card',
  summary: 'A card as its board shows it, with its stage and vacancy',
  access: view,
  params: z.object({ id: recordId }),
  answer: recordOf(
    z.object({ card: boardCard, stage: z.enum(stages), job: z.object({ name_job: z.string(), language: z.enum(['es', 'en']) }) }),
  ),
})

/**
 * `before` is the card that the moved one lands in front of; null means the end of the column. Without `version` the server
 * compares nothing, and the last move wins.
 */
export const moveCardEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/change',
  summary: 'Moves a card to a column and place; 409 when the card has moved since `version`',
  access: change,
  body: z
    .object({
      uuid_element: recordId,
      /** The column by its stage, by its id, or by both when they name the same column. */
      name_board: z.enum(stages, 'errors.bad_request').optional(),
      uuid_board: uuidBoard.optional(),
      before: recordId.nullable().default(null),
      version: versionSeen,
    })
    .refine(({ name_board, uuid_board }) => name_board ?? uuid_board, { path: ['name_board'], message: 'errors.bad_request' })
    .refine(({ name_board, uuid_board }) => !name_board || !uuid_board || uuid_board.stage === name_board, {
      path: ['uuid_board'],
      message: 'board.error.other_column',
    }),
  answer: changeOf(
    z.object({
      uuid_element: z.string(),
      name_board: z.enum(stages),
      version: z.number().int(),
      changed_column: z.boolean(),
      notice: z.enum(emailStates),
    }),
  ),
})

export const undoMoveEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/undo',
  summary:
    "Undoes the caller's last move of a card with its history and e-mail; 409 when the e-mail has left or the card has changed",
  access: change,
  body: z.object({ uuid_element: recordId, version: versionSeen }),
  answer: changeOf(
    z.object({ uuid_element: z.string(), name_board: z.enum(stages), version: z.number().int(), notice: z.enum(emailStates) }),
  ),
})

export const removeCardEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/elements/delete/:id',
  summary: 'Removes a candidate from the board; applying again brings the card back with its history',
  access: change,
  params: z.object({ id: recordId }),
  answer: changeOf(z.object({ uuid_element: z.string() })),
})

/** An event of a board's live channel. It names the card but carries no data: the board reads again what its viewer may see. */
export const boardEvent = z.object({
  kind: z.enum(['applied', 'moved', 'removed', 'notified', 'interview', 'team']),
  /** Null when the event is about no card. */
  uuid_element: z.string().nullable(),
  /** The browser tab that caused the event. This tab ignores it. */
  origin: z.string().nullable(),
})
export type BoardEvent = z.infer<typeof boardEvent>

export const watchBoardEndpoint = endpoint({
  method: 'GET',
  path: '/api/board/live/:job',
  summary: 'Server-sent events of a board',
  access: view,
  params: z.object({ job: recordId }),
  answer: boardEvent,
  stream: true,
})
