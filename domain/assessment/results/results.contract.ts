import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, recordIdOr } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { shownMedia } from '../attempts/attempts.contract.ts'
import { signalLevels } from '../attempts/signals.rules.ts'
import { likertCodes } from './scoring.rules.ts'

const likert = z.enum(likertCodes)
/** The signed path of a picture or sound; what stands for it is beside it in `media`. */
const image = z.string().nullable()
const whole = z.number().int()

export type ResultMedia = z.infer<typeof shownMedia>

/** One person's rating of a free text; the first one counts. */
const rating = z.object({
  code: likert,
  rater: z.string(),
  rated_at: z.string(),
  mine: z.boolean(),
  counts: z.boolean(),
})

const answeredQuestion = z.object({
  /** What a rating names: `<attempt uuid>:<position>`. */
  uid: z.string(),
  indice: whole,
  question_uuid: z.string(),
  question: z.string(),
  /** The same text under the other name that the documents give it. */
  questions: z.string(),
  image,
  media: shownMedia.nullable(),
  question_type: z.enum(['select', 'text']),
  /** In the order in which the person saw them. */
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
  /** By the server's clock, h:m:s; null without an answer. */
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
  late: z.boolean(),
  /** The code that counts; null for a chosen answer and while a text waits. */
  likert: likert.nullable(),
  point_likert: z.number().nullable(),
  ratings: z.array(rating),
  /** Two people judged two steps or more apart. */
  disagreement: z.boolean(),
  /** Everybody got the points, because the question was broken; with what they were before. */
  given: z.object({ former_points: z.number().nullable(), at: z.string() }).nullable(),
  /** Whether a text of this attempt may be rated now. */
  rateable: z.boolean(),
})
export type AnsweredQuestion = z.infer<typeof answeredQuestion>

const share = z.number()

const resultView = z.object({
  /** The row of the profile that the result belongs to. */
  uuid: z.string(),
  user: z.object({ uuid: z.string(), name: z.string(), lastname: z.string(), email: z.string() }),
  skill: z.object({ uuid: z.string(), name: z.string() }),
  note: z.string(),
  status_test: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The attempt that is shown; null while nobody has started one. Of a running one only how far it is. */
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
  /** Questions during which the window was left (SPEC-37). */
  left_window: whole,
  left_window_porc: share,
  likert_user: z.array(z.object({ scale: likert, count_scale: whole, share })),
  /** Out of 100; null where there is no result. */
  points: z.number().nullable(),
  average: z.number().nullable(),
  band: likert.nullable(),
  /** Free texts wait for a rating. */
  provisional: z.boolean(),
  /** How much there is to ask about, and the rules that say so, the graver first (SPEC-37). */
  signals: z.object({
    level: z.enum(signalLevels),
    reasons: z.array(z.object({ key: z.string(), level: z.enum(signalLevels), count: whole })),
  }),
  user_test: z.array(answeredQuestion),
  may: z.object({ change: z.boolean(), rate: z.boolean() }),
})
export type ResultView = z.infer<typeof resultView>

/** Results concern those who look after people and those who look after vacancies (SPEC-18). */
const mayView = [
  { module: 'users', item: 'view' },
  { module: 'candidates', item: 'view' },
] as const
const mayChange = { module: 'users', item: 'change' } as const

export const getResult = endpoint({
  method: 'GET',
  path: '/api/user-skills/:uuid',
  summary: 'The result of one skill of a person: its last attempt, or another one of the same skill',
  access: mayView,
  params: z.object({ uuid: recordId }),
  query: z.object({ attempt: z.uuid('errors.not_found').optional() }),
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
  provisional: z.boolean(),
})
export type AttemptFigures = z.infer<typeof attemptFigures>

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/getdataskill/test/:id',
  summary: 'All attempts at one skill of a person, the newest first, with their figures',
  access: mayView,
  params: z.object({ id: recordId }),
  answer: listOf(attemptFigures),
})

const ofPerson = z.object({ idskill: recordIdOr('errors.bad_request'), uuidUser: recordIdOr('errors.bad_request') })

export const resetTest = endpoint({
  method: 'POST',
  path: '/api/skillsuser/reset',
  summary: 'Archives an attempt and grants one more (SPEC-34); it is named, so that asking twice grants one',
  access: mayChange,
  body: ofPerson.extend({ attempt: z.uuid('errors.bad_request') }),
  answer: changeOf(z.object({ attempt: z.string() })),
})

export const removeUserSkill = endpoint({
  method: 'POST',
  path: '/api/skillsuser/deleteskill',
  summary: 'Takes a skill off a profile; its attempts stay and count',
  access: mayChange,
  body: ofPerson,
  answer: changeOf(z.object({ uuid: z.string() })),
})
