import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { agreement, anyDay, flag, givenFlag, optionalParagraph, requiredParagraph } from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { listOf, recordOf } from '../../kernel/pagination.ts'
import { mostQuestions } from '../skills/skills.rules.ts'
import { experienceDates, inOrder } from '../skills/user-skills.contract.ts'

/** The longest absence of a connection that an answer reports: a week, the longest time that a test is open. */
export const mostOfflineSeconds = 604_800

const uuid = (key: string) => z.uuid(key).toLowerCase()
const userSkill = uuid('errors.not_found')
/** Identifies one tab of a browser, which generates it. An attempt is open in one window at a time. */
const window = uuid('errors.bad_request')

/** A picture or sound of a question or an answer, as candidates and reviewers see it. */
export const shownMedia = z.object({
  kind: z.enum(['picture', 'audio']),
  /** Signed path that is valid for ten minutes. */
  path: z.string(),
  alternative_text: z.string(),
  transcript: z.string(),
})

/** The path of a picture. */
const image = z.string().nullable()

/** The current question, without the right answer (TST-07). */
const askedQuestion = z.object({
  uuid: z.string(),
  /** From 0; the last is 9, or 24 in a test with a limit of points. */
  indice: z.number().int(),
  question: z.string(),
  type: z.enum(['select', 'text']),
  image,
  media: shownMedia.nullable(),
  answers: z.array(z.object({ uuid: z.string(), answer: z.string(), image, media: shownMedia.nullable() })),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

/** The visible part of a question, in a test and in its preview. */
export type ShownQuestion = Pick<AskedQuestion, 'question' | 'type' | 'media'> & {
  answers: readonly Omit<AskedQuestion['answers'][number], 'image'>[]
}

/**
 * The state of a test for its candidate. `running`: open in this window. `elsewhere`: open in another window, so that the question is
 * not sent. `dates_first`: ready, but for the dates of experience that come with the start. `expired`: the last attempt ran out; another may start while `attempts_left` is not 0 and `languages` is not empty.
 * A skill without a test has the state `no_questions` and no languages.
 */
const attemptView = z.object({
  state: z.enum(['ready', 'no_questions', 'no_attempts', 'dates_first', 'running', 'elsewhere', 'finished', 'expired']),
  /** The name of the skill in the reader's language, and the language of that name. */
  skill: z.string(),
  skill_language: languageSchema.nullable(),
  /** The language of the running attempt, otherwise of the interface. */
  language: languageSchema,
  /** Languages in which the skill has enough questions; while an attempt runs, only its own. */
  languages: z.array(languageSchema),
  attempts_left: z.number().int(),
  answered: z.number().int(),
  /** The most questions of the test: ten, or more with a limit of points (LEN-01). */
  count_question: z.number().int(),
  /** The fewest questions, after which a test with a limit of points may end; the same as the most in any other. */
  least_question: z.number().int(),
  /** Seconds that each question beyond the tenth adds to the time limit; null in a test without one, or of ten questions. */
  seconds_per_question: z.number().int().nullable(),
  /** Seconds until the server refuses answers; null while no attempt runs. */
  seconds_left: z.number().int().nullable(),
  /** The person's limit in minutes, including extra time; null without a limit. */
  time_limit_minutes: z.number().int().nullable(),
  /** The person's extra time, as a percentage of the limit. */
  extra_time_percent: z.number().int(),
  /** Hours after the start at which a test without a time limit expires. */
  expiry_hours: z.number().int(),
  question: askedQuestion.nullable(),
  /** Whether an earlier attempt has a result, which counts while another one runs (ADR-0028). */
  was_taken: z.boolean(),
  /** Whether a finished test may be taken again now. */
  may_retake: z.boolean(),
})
export type AttemptView = z.infer<typeof attemptView>

const params = z.object({ user_skill_uuid: userSkill, language: languageSchema })
const ofUserSkill = z.object({ user_skill_uuid: userSkill })

export const countTestQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/questionscount/:user_skill_uuid/:language',
  summary: 'The number of ready questions of a caller’s skill in a language',
  access: 'candidate',
  params,
  answer: z.object({ data: z.number().int() }),
})

export const getTestQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-test/get/questions/:user_skill_uuid/:language',
  summary: 'The state of a test of the caller with the current question; other questions are never sent',
  access: 'candidate',
  params,
  query: z.object({ window: window.optional() }),
  answer: recordOf(attemptView),
})

export const getTestAnswersEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-test/get/answers/:question_uuid/:language',
  summary: 'The answers of the caller’s current question',
  access: 'candidate',
  params: z.object({ question_uuid: uuid('errors.not_found'), language: languageSchema }),
  answer: listOf(askedQuestion.shape.answers.element),
})

const agreed = z.object({ agreed: agreement('attempts.error.agreement_required') })

const start = (today: string) =>
  inOrder(
    z.object({
      /** Defaults to the caller's language. */
      language: languageSchema.optional(),
      /** Without a window, the attempt is open in any window. */
      window: window.optional(),
      /** Repeats a finished test; its result counts until the new attempt is finished (ADR-0028). */
      again: givenFlag.optional(),
      /** The person's agreement to the signals that the test records. */
      agreed: agreed.shape.agreed,
      /** Both dates of experience, where the profile lacks them; otherwise the profile's count (TST-10). */
      ...experienceDates(today).partial().shape,
    }),
  )

/** What the page asks for before a test: the agreement. */
export const startForm = agreed

/** The same with the dates that the profile lacks. `today` is the site's day. */
export const startFormWithDates = (today: string) => inOrder(agreed.extend(experienceDates(today).shape))

export const startTestEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-test/start/:user_skill_uuid',
  summary: 'Starts an attempt, or resumes the running one',
  access: 'candidate',
  params: ofUserSkill,
  body: start(anyDay),
  bodyOn: start,
  answer: recordOf(attemptView),
})

export const continueTestHereEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-test/window/:user_skill_uuid',
  summary: 'Moves a running attempt to this window; the former window learns this from its next request',
  access: 'candidate',
  params: ofUserSkill,
  body: z.object({ window }),
  answer: recordOf(attemptView),
})

/** The times that a browser sends are accepted and ignored (TIM-01). */
export const answerForm = z
  .object({
    indice: z
      .int('errors.bad_request')
      .min(0, 'errors.bad_request')
      .max(mostQuestions - 1, 'errors.bad_request'),
    user_skill_uuid: uuid('errors.bad_request'),
    question_uuid: uuid('errors.bad_request'),
    /** Empty, null or absent with a written answer. */
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
    /** How often the person left the window while the question was open (SPEC-37). */
    left_window: z.int('errors.bad_request').min(0, 'errors.bad_request').max(1000, 'errors.bad_request').default(0),
    /** Whether the answer waited in the browser for a connection (SPEC-33). */
    late: flag,
    /** How long the browser had no connection while the question was open. */
    offline_seconds: z
      .int('errors.bad_request')
      .min(0, 'errors.bad_request')
      .max(mostOfflineSeconds, 'errors.bad_request')
      .default(0),
    /** Defaults to the window in which the attempt is open. */
    window: window.optional(),
  })
  .refine(({ answer_uuid, annotation }) => Boolean(answer_uuid) !== (annotation !== ''), {
    error: 'attempts.error.answer_required',
    path: ['annotation'],
  })

export const saveTestAnswerEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-test',
  summary: 'Stores the answer to the current question and returns the next; repeating an answer changes nothing',
  access: 'candidate',
  body: answerForm,
  answer: z.object({ success_message: z.string(), data: attemptView }),
})

export const finishTestEndpoint = endpoint({
  method: 'PUT',
  path: '/api/user-skills/:uuid',
  summary: 'Confirms that the test of a skill is finished; its last answer finishes it',
  access: 'candidate',
  params: z.object({ uuid: userSkill }),
  answer: z.object({ success_message: z.string(), data: attemptView }),
})

/** The signals of an attempt: the number of questions with each, and for `left_window` the number of times. */
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

/** The numbers of the questions, from 1, at which each signal was noted. */
const signalQuestions = z.record(z.keyof(signalCounts), z.array(z.number().int()))

/** What happened to the connection during a test: facts for both sides, which set no signal (SPEC-88). */
const connectionFacts = z.object({
  /** Questions, from 1, during which the browser had no connection. */
  away: z.array(z.object({ number: z.number().int(), seconds: z.number().int() })),
  /** The question, from 1, whose answer arrived after the end of the time; null without one. */
  arrived_late: z.number().int().nullable(),
})
export type ConnectionFacts = z.infer<typeof connectionFacts>

/** How a test with limits of points ends; each ends a message key. */
export const testEnding = z.enum(['clear', 'unclear', 'bank_out', 'time_over'])
export type TestEnding = z.infer<typeof testEnding>

const attemptSummary = z.object({
  /** The name of the skill in the reader's language, and the language of that name. */
  skill: z.string(),
  skill_language: languageSchema.nullable(),
  state: z.enum(['finished', 'expired']),
  finished_at: z.string(),
  answered: z.number().int(),
  /** The questions that count: those that were asked, or ten. */
  count_question: z.number().int(),
  /** How a test with a limit of points ended; null for one of ten questions (LEN-01). */
  ending: testEnding.nullable(),
  provisional: z.boolean(),
  /** Likert code of the result; null for an expired attempt, and while written answers wait for their rating. */
  band: z.enum(['S', 'E', 'R', 'D', 'M']).nullable(),
  /** The bands that the error of the result reaches, from the best (FAI-03). */
  bands: z.array(z.enum(['S', 'E', 'R', 'D', 'M'])),
  /** The number of the void table that adjusted the result before; null when nothing did (FAI-04). */
  void_table: z.number().int().nullable(),
  signals: signalCounts,
  signal_questions: signalQuestions,
  connection: connectionFacts,
  explanation: z.string().nullable(),
})
export type AttemptSummary = z.infer<typeof attemptSummary>

export const getTestSummaryEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-test/summary/:user_skill_uuid',
  summary: 'The last ended attempt of a skill of the caller: band, date and signals (SPEC-18)',
  access: 'candidate',
  params: ofUserSkill,
  answer: recordOf(attemptSummary),
})

export const explainTestEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-test/explanation/:user_skill_uuid',
  summary: 'Stores the candidate’s only explanation of the signals',
  access: 'candidate',
  params: ofUserSkill,
  body: z.object({ explanation: requiredParagraph('attempts.error.explanation_required') }),
  answer: z.object({ success_message: z.string(), data: attemptSummary }),
})
