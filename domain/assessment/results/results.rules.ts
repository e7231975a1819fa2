import { type Likert, likertCodes, shareOf } from './scoring.rules.ts'

/** The number of steps between two ratings on the scale from S to M. */
const stepsBetween = (one: Likert, other: Likert): number => Math.abs(likertCodes.indexOf(one) - likertCodes.indexOf(other))
const stepsOfDisagreement = 2

/** Whether two ratings of one text are two steps or more apart. */
export function disagree(codes: readonly Likert[]): boolean {
  return codes.some((one) => codes.some((other) => stepsBetween(one, other) >= stepsOfDisagreement))
}

/** Formats seconds as h:m:s. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const part = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}`
}

/** Seconds between question and answer by the server's clock; null without an answer (SPEC-32). */
export function secondsOf({ shown_at, answered_at }: { shown_at: Date | null; answered_at: Date | null }): number | null {
  return answered_at && Math.max(0, Math.round((answered_at.getTime() - (shown_at ?? answered_at).getTime()) / 1000))
}

/** The rating that gives a text its points; null while the text is unrated. */
export function codeOf({ ratings }: { ratings: readonly { code: Likert; counts: boolean }[] }): Likert | null {
  return ratings.find(({ counts }) => counts)?.code ?? null
}

export const testStates = ['unavailable', 'blocked', 'take', 'waiting_to_evaluate', 'done'] as const
type TestState = (typeof testStates)[number]

/** The state of a candidate's test, for the labels of board and results (SPEC-36). */
export function testStateOf(skill: { hasTest: boolean; hasDates: boolean; testStatus: number | null }): TestState {
  if (!skill.hasTest) return 'unavailable'
  if (skill.testStatus === 1) return 'done'
  if (skill.testStatus === 2) return 'waiting_to_evaluate'
  return skill.hasDates ? 'take' : 'blocked'
}

/** Message key of the reason why a test cannot be taken yet; undefined when it can be or has been taken. */
export function testReasonOf(state: TestState): `board.test_reason.${'blocked' | 'unavailable'}` | undefined {
  return state === 'blocked' || state === 'unavailable' ? `board.test_reason.${state}` : undefined
}

interface Attempt {
  readonly state: 'running' | 'finished' | 'expired'
  readonly archived: boolean
}
/** A text may be rated when its attempt is finished and not archived, and its points were not given to everybody. */
export function mayBeRated(attempt: Attempt, question: { readonly annotation: string | null; readonly given: boolean }): boolean {
  return attempt.state === 'finished' && !attempt.archived && question.annotation !== null && !question.given
}

interface Answered {
  /** Seconds between question and answer; null without an answer. */
  readonly seconds: number | null
  readonly correct: boolean | null
  readonly annotation: string | null
  readonly points: number | null
  /** The rating that counts. */
  readonly code: Likert | null
  readonly paste_answer: boolean
  readonly copy_answer: boolean
  readonly copy_question: boolean
  readonly left_window: number
}

interface StoredQuestion extends Omit<Answered, 'seconds' | 'code'> {
  readonly shown_at: Date | null
  readonly answered_at: Date | null
  readonly ratings: readonly { code: Likert; counts: boolean }[]
}
/** The figures of an attempt's stored questions. */
export const figuresOfQuestions = (questions: readonly StoredQuestion[]) =>
  figuresOf(questions.map((question) => ({ ...question, seconds: secondsOf(question), code: codeOf(question) })))

/** The figures of a result: counts and their shares of all questions (RES-01, RES-03, SPEC-37). */
export function figuresOf(questions: readonly Answered[]) {
  const part = (fits: (question: Answered) => boolean) => {
    const count = questions.filter(fits).length
    return { count, share: shareOf(count, questions.length) }
  }
  return {
    questions: questions.length,
    seconds: questions.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    right: part(({ correct }) => correct === true),
    wrong: part(({ correct }) => correct === false),
    waiting: part(({ annotation, points }) => annotation !== null && points === null),
    unanswered: part(({ seconds }) => seconds === null),
    pasted: part((question) => question.paste_answer),
    answerCopied: part((question) => question.copy_answer),
    questionCopied: part((question) => question.copy_question),
    windowLeft: part((question) => question.left_window > 0),
    ratings: likertCodes.map((scale) => ({ scale, ...part(({ code }) => code === scale) })),
  }
}
