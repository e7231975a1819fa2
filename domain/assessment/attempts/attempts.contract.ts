import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { agreement, flag, givenFlag, optionalParagraph, requiredParagraph } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, recordOf } from '../../kernel/pagination.ts'

export const questionsOfAttempt = 10

const uuid = (key: string) => z.uuid(key).toLowerCase()
const userSkill = uuid('errors.not_found')
/** One tab of a browser, made up by it; the attempt goes on in one window at a time. */
const window = uuid('errors.bad_request')

/** A picture or sound of a question or an answer, as whoever takes or reads a test sees it. */
export const shownMedia = z.object({
  kind: z.enum(['picture', 'audio']),
  /** Signed path, good for ten minutes. */
  path: z.string(),
  alternative_text: z.string(),
  transcript: z.string(),
})

/** The path of what is a picture, under the documents' name. */
const image = z.string().nullable()

/** The question now asked, never with what is right (TST-07). */
const askedQuestion = z.object({
  uuid: z.string(),
  /** From 0 to 9. */
  indice: z.number().int(),
  question: z.string(),
  type: z.enum(['select', 'text']),
  image,
  media: shownMedia.nullable(),
  answers: z.array(z.object({ uuid: z.string(), answer: z.string(), image, media: shownMedia.nullable() })),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

/** What is shown of a question, to who takes the test and in its preview. */
export type ShownQuestion = Pick<AskedQuestion, 'question' | 'type' | 'media'> & {
  answers: readonly Omit<AskedQuestion['answers'][number], 'image'>[]
}

/**
 * Where a test stands for its candidate. `ready`: may be started; `running`: in this window; `elsewhere`: in another window or
 * device, and what it asks is not told here; `expired`: the last attempt ran out, and another may be started while `attempts_left`
 * is not 0 and `languages` not empty. A skill without a test has `no_questions` and no languages.
 */
const attemptView = z.object({
  state: z.enum(['ready', 'no_questions', 'no_attempts', 'dates_first', 'running', 'elsewhere', 'finished', 'expired']),
  skill: z.string(),
  /** The language of the running attempt, or of the interface that asks. */
  language: languageSchema,
  /** Languages in which the skill has enough questions; of a running attempt its own. */
  languages: z.array(languageSchema),
  attempts_left: z.number().int(),
  answered: z.number().int(),
  count_question: z.number().int(),
  /** Seconds until answers are not taken any more; null while nothing runs. */
  seconds_left: z.number().int().nullable(),
  /** The limit that this person has, in minutes, extra time included; null without one. */
  time_limit_minutes: z.number().int().nullable(),
  /** Hours after its start at which a test without a time limit expires. */
  expiry_hours: z.number().int(),
  question: askedQuestion.nullable(),
  /** Whether a finished test may be taken once more now. */
  may_retake: z.boolean(),
})
export type AttemptView = z.infer<typeof attemptView>

const params = z.object({ user_skill_uuid: userSkill, language: languageSchema })
const ofUserSkill = z.object({ user_skill_uuid: userSkill })

export const countTestQuestions = endpoint({
  method: 'GET',
  path: '/api/questionscount/:user_skill_uuid/:language',
  summary: 'How many questions a skill of the caller has ready in a language',
  access: 'candidate',
  params,
  answer: z.object({ data: z.number().int() }),
})

export const getTestQuestions = endpoint({
  method: 'GET',
  path: '/api/user-test/get/questions/:user_skill_uuid/:language',
  summary: 'Where a test of the caller stands, and the question now asked; the others stay on the server',
  access: 'candidate',
  params,
  query: z.object({ window: window.optional() }),
  answer: recordOf(attemptView),
})

export const getTestAnswers = endpoint({
  method: 'GET',
  path: '/api/user-test/get/answers/:question_uuid/:language',
  summary: 'The answers to choose from, of the question that the caller is now asked',
  access: 'candidate',
  params: z.object({ question_uuid: uuid('errors.not_found'), language: languageSchema }),
  answer: listOf(askedQuestion.shape.answers.element),
})

export const startTest = endpoint({
  method: 'POST',
  path: '/api/user-test/start/:user_skill_uuid',
  summary: 'Draws ten questions and freezes them, or goes on with the attempt that runs',
  access: 'candidate',
  params: ofUserSkill,
  body: z.object({
    /** The caller's, unless one is named. */
    language: languageSchema.optional(),
    /** Without one the attempt is open in whichever window asks. */
    window: window.optional(),
    /** Takes a finished test once more; its result counts until the new one is finished (ADR-0086). */
    again: givenFlag.optional(),
    /** That the person read what is noted during a test, and what for. */
    agreed: agreement('attempts.error.agreement_required'),
  }),
  answer: recordOf(attemptView),
})

export const continueTestHere = endpoint({
  method: 'POST',
  path: '/api/user-test/window/:user_skill_uuid',
  summary: 'Goes on with a running attempt in this window; the one it was open in is told when it next asks or answers',
  access: 'candidate',
  params: ofUserSkill,
  body: z.object({ window }),
  answer: recordOf(attemptView),
})

/** Anything that a browser claims about times is read and not used (TIM-01). */
export const answerForm = z
  .object({
    indice: z.int('errors.bad_request').min(0, 'errors.bad_request').max(9, 'errors.bad_request'),
    user_skill_uuid: uuid('errors.bad_request'),
    question_uuid: uuid('errors.bad_request'),
    /** Empty, null or left out with a text. */
    answer_uuid: z
      .literal('')
      .transform(() => null)
      .or(uuid('errors.bad_request'))
      .nullish(),
    annotation: optionalParagraph(),
    time: z.string().max(20, 'errors.bad_request').default(''),
    paste_answer: flag,
    copy_answer: flag,
    copy_question: flag,
    /** How often the window was left while the question was open (SPEC-37). */
    left_window: z.int('errors.bad_request').min(0, 'errors.bad_request').max(1000, 'errors.bad_request').default(0),
    /** Waited in the browser for a connection (SPEC-33). */
    late: flag,
    /** None: the window that the attempt is open in. */
    window: window.optional(),
  })
  .refine(({ answer_uuid, annotation }) => Boolean(answer_uuid) !== (annotation !== ''), {
    error: 'attempts.error.answer_required',
    path: ['annotation'],
  })

export const saveTestAnswer = endpoint({
  method: 'POST',
  path: '/api/user-test',
  summary: 'Keeps the answer to the question now asked and asks the next; the same one again changes nothing',
  access: 'candidate',
  body: answerForm,
  answer: z.object({ success_message: z.string(), data: attemptView }),
})

export const finishTest = endpoint({
  method: 'PUT',
  path: '/api/user-skills/:uuid',
  summary: 'Says that the test of a skill is finished; the server ends it by itself with the tenth answer',
  access: 'candidate',
  params: z.object({ uuid: userSkill }),
  answer: z.object({ success_message: z.string(), data: attemptView }),
})

/** What was noted, as the candidate and the staff read it: how many of the questions, and how often the window was left. */
export const signalCounts = z.object({
  paste_answer: z.number().int(),
  copy_answer: z.number().int(),
  copy_question: z.number().int(),
  left_window: z.number().int(),
  device_changed: z.number().int(),
  network_changed: z.number().int(),
  too_fast: z.number().int(),
  late: z.number().int(),
})

/** The numbers of the questions at which each thing was noted, from 1. */
const signalQuestions = z.record(z.keyof(signalCounts), z.array(z.number().int()))

const attemptSummary = z.object({
  skill: z.string(),
  state: z.enum(['finished', 'expired']),
  finished_at: z.string(),
  answered: z.number().int(),
  count_question: z.number().int(),
  provisional: z.boolean(),
  /** Likert code of the result; null for an expired attempt, and while written answers wait for their rating. */
  band: z.enum(['S', 'E', 'R', 'D', 'M']).nullable(),
  signals: signalCounts,
  signal_questions: signalQuestions,
  explanation: z.string().nullable(),
})
export type AttemptSummary = z.infer<typeof attemptSummary>

export const getTestSummary = endpoint({
  method: 'GET',
  path: '/api/user-test/summary/:user_skill_uuid',
  summary: 'The last ended attempt of a skill of the caller: band, date and what was noted (SPEC-18)',
  access: 'candidate',
  params: ofUserSkill,
  answer: recordOf(attemptSummary),
})

export const explainTest = endpoint({
  method: 'POST',
  path: '/api/user-test/explanation/:user_skill_uuid',
  summary: 'Adds the one explanation that the candidate may give of what was noted',
  access: 'candidate',
  params: ofUserSkill,
  body: z.object({ explanation: requiredParagraph('attempts.error.explanation_required') }),
  answer: z.object({ success_message: z.string(), data: attemptSummary }),
})
