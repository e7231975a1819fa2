import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { shownMedia, testEnding } from '../attempts/attempts.contract.ts'
import { signalLevels } from '../attempts/signals.rules.ts'
import { likertCodes } from './scoring.rules.ts'

const likert = z.enum(likertCodes)
/** The signed path of a picture or sound; `media` has its alternative text. */
const image = z.string().nullable()
const whole = z.number().int()

export type ResultMedia = z.infer<typeof shownMedia>

/** One person's rating of a free text; the first rating counts. */
const rating = z.object({
  code: likert,
  rater: z.string(),
  rated_at: z.string(),
  mine: z.boolean(),
  counts: z.boolean(),
})

const answeredQuestion = z.object({
  /** Identifies the text in a rating: `<attempt uuid>:<position>`. */
  uid: z.string(),
  indice: whole,
  question_uuid: z.string(),
  question: z.string(),
  /** The same value as `question`, under its second wire name. */
  questions: z.string(),
  image,
  media: shownMedia.nullable(),
  question_type: z.enum(['select', 'text']),
  /** In the order in which the candidate saw them. */
  answers: z.array(
    z.object({
      id: z.string(),
      answer: z.string(),
      result: z.boolean(),
      chosen: z.boolean(),
      image,
      media: shownMedia.nullable(),
    }),
  ),
  annotation: z.string().nullable(),
  /** Measured by the server, as h:m:s; null without an answer. */
  time: z.string().nullable(),
  seconds: z.number().nullable(),
  shown_at: z.string().nullable(),
  answered_at: z.string().nullable(),
  copy_answer: z.boolean(),
  copy_question: z.boolean(),
  paste_answer: z.boolean(),
  left_window: whole,
  device_changed: z.boolean(),
  network_changed: z.boolean(),
  too_fast: z.boolean(),
  /** Whether the answer waited in the browser for a connection. */
  late: z.boolean(),
  /** Whether the answer arrived after the end of a limited test (SPEC-88). */
  arrived_late: z.boolean(),
  /** How long the browser had no connection while the question was open. */
  offline_seconds: whole,
  /** The rating that counts; null for a chosen answer and for an unrated text. */
  likert: likert.nullable(),
  point_likert: z.number().nullable(),
  ratings: z.array(rating),
  /** Whether two ratings are two steps or more apart. */
  disagreement: z.boolean(),
  /** Set when everybody received the points because the question was broken, with the former points. */
  given: z.object({ former_points: z.number().nullable(), at: z.string() }).nullable(),
  rateable: z.boolean(),
})
export type AnsweredQuestion = z.infer<typeof answeredQuestion>

const share = z.number()

const resultView = z.object({
  /** The profile row of the result. */
  uuid: z.string(),
  user: z.object({ uuid: z.string(), name: z.string(), lastname: z.string(), email: z.string() }),
  /** By its name in the reader's language. */
  skill: z.object({ uuid: z.string(), name: z.string(), name_language: languageSchema.nullable() }),
  note: z.string(),
  status_test: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The attempt shown; null before the first one. A running attempt shows only its progress. */
  attempt: z
    .object({
      uuid: z.string(),
      state: z.enum(['running', 'finished', 'expired']),
      language: languageSchema,
      started_at: z.string(),
      finished_at: z.string().nullable(),
      archived_at: z.string().nullable(),
      explanation: z.string().nullable(),
      explained_at: z.string().nullable(),
    })
    .nullable(),
  time_complete: z.string(),
  count_question: whole,
  corrects: whole,
  correct_porc: share,
  incorrects: whole,
  incorrect_porc: share,
  evaluate: whole,
  evaluate_porc: share,
  unanswered: whole,
  unanswered_porc: share,
  paste_answer: whole,
  paste_answer_porc: share,
  copy_answer: whole,
  copy_answer_porc: share,
  copy_question: whole,
  copy_question_porc: share,
  /** Number of questions during which the candidate left the window (SPEC-37). */
  left_window: whole,
  left_window_porc: share,
  likert_user: z.array(z.object({ scale: likert, count_scale: whole, share })),
  /** Out of 100; null without a result. */
  points: z.number().nullable(),
  average: z.number().nullable(),
  band: likert.nullable(),
  /** The standard error of the points (FAI-03); null without a result. */
  error: z.number().nullable(),
  /** The bands that the error reaches, from the best. */
  bands: z.array(likert),
  /** The points that pure guessing gives on average in this test; null without a result (GUE-01). */
  guessing: z.number().int().nullable(),
  /** The number of the void table that adjusted the result before; null when nothing did (FAI-04). */
  void_table: z.number().int().nullable(),
  /** The points that matter, by which the length of the test was decided, and how it ended; none in a test of ten questions (LEN-01). */
  point_limits: z.array(z.number().int()),
  ending: testEnding.nullable(),
  /** Whether free texts wait for a rating. */
  provisional: z.boolean(),
  /** The level of the signals and the rules that set it, from the most serious (SPEC-37). */
  signals: z.object({
    level: z.enum(signalLevels),
    reasons: z.array(z.object({ key: z.string(), level: z.enum(signalLevels), count: whole })),
  }),
  user_test: z.array(answeredQuestion),
  may: z.object({ change: z.boolean(), rate: z.boolean() }),
})
export type ResultView = z.infer<typeof resultView>

/** Staff who manage users or vacancies may read results (SPEC-18). */
const mayView = [
  { module: 'users', item: 'view' },
  { module: 'candidates', item: 'view' },
] as const
const mayChange = { module: 'users', item: 'change' } as const

export const getResultEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-skills/:uuid',
  summary: 'The result of one skill of a person: of its last attempt, or of the given one',
  access: mayView,
  params: z.object({ uuid: recordId }),
  query: z.object({ attempt: z.uuid('errors.not_found').optional() }),
  reads: { what: 'result', of: 'user_skill', by: ['uuid'] },
  answer: recordOf(resultView),
})

const attemptFigures = z.object({
  attempt: z.string(),
  state: z.enum(['running', 'finished', 'expired']),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  archived_at: z.string().nullable(),
  text: whole,
  selection: whole,
  correct: whole,
  incorrect: whole,
  unevalued: whole,
  points: z.number().nullable(),
  band: likert.nullable(),
  error: z.number().nullable(),
  bands: z.array(likert),
  provisional: z.boolean(),
})
export type AttemptFigures = z.infer<typeof attemptFigures>

export const listAttemptsEndpoint = endpoint({
  method: 'GET',
  path: '/api/getdataskill/test/:id',
  summary: 'All attempts at one skill of a person with their figures, newest first',
  access: mayView,
  params: z.object({ id: recordId }),
  reads: { what: 'result', of: 'user_skill', by: ['id'] },
  answer: listOf(attemptFigures),
})

const ofPerson = z.object({ idskill: recordIdOr('errors.bad_request'), uuidUser: recordIdOr('errors.bad_request') })

export const resetTestEndpoint = endpoint({
  method: 'POST',
  path: '/api/skillsuser/reset',
  summary: 'Archives the given attempt and grants one more (SPEC-34); a repetition grants no second one',
  access: mayChange,
  body: ofPerson.extend({ attempt: z.uuid('errors.bad_request') }),
  answer: changeOf(z.object({ attempt: z.string() })),
})

export const removeUserSkillEndpoint = endpoint({
  method: 'POST',
  path: '/api/skillsuser/deleteskill',
  summary: 'Removes a skill from a profile; its attempts stay and count',
  access: mayChange,
  body: ofPerson,
  answer: changeOf(z.object({ uuid: z.string() })),
})
