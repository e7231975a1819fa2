import type { RefusalCode } from '../../kernel/refusals.ts'
import { mostQuestions, questionsOfAttempt } from '../skills/skills.rules.ts'
import type { AttemptView, TestEnding } from './attempts.contract.ts'

export type AttemptState = 'running' | 'finished' | 'expired'
export type AttemptEvent = 'answered' | 'all_answered' | 'limit_passed' | 'day_passed'

/** The next state for each state and event; an ended attempt does not change (SPEC-33). */
const transitions: Readonly<Record<AttemptState, Readonly<Record<AttemptEvent, AttemptState>>>> = {
  running: { answered: 'running', all_answered: 'finished', limit_passed: 'finished', day_passed: 'expired' },
  finished: { answered: 'finished', all_answered: 'finished', limit_passed: 'finished', day_passed: 'finished' },
  expired: { answered: 'expired', all_answered: 'expired', limit_passed: 'expired', day_passed: 'expired' },
}

export const stateAfter = (state: AttemptState, event: AttemptEvent): AttemptState => transitions[state][event]

/** The event at the end of an attempt's time: a limit finishes it, its absence lets it expire (SPEC-32, SPEC-33). */
export const eventAtDeadline = (limitSeconds: number | null): 'day_passed' | 'limit_passed' =>
  limitSeconds === null ? 'day_passed' : 'limit_passed'

/** The event that an answer at a position causes in a test of so many questions, which may end before them when it is clear (LEN-01). */
export const eventOfAnswer = (position: number, questions: number, isClear: boolean): 'answered' | 'all_answered' =>
  position + 1 < questions && !isClear ? 'answered' : 'all_answered'

interface TimeAllowed {
  /** The skill's limit; null without one. */
  readonly timeLimitMinutes: number | null
  /** The person's extra time, as a percentage of the limit. */
  readonly extraTimePercent: number
}

/** The person's limit in a test, including extra time (SPEC-32); null without one. */
export function timeLimitSeconds({ timeLimitMinutes, extraTimePercent }: TimeAllowed): number | null {
  return timeLimitMinutes === null ? null : Math.round(timeLimitMinutes * 60 * (1 + extraTimePercent / 100))
}

/** When answers stop being accepted: after the person's limit, or else after the expiry hours (SPEC-32, SPEC-33). */
export function endOf(startedAt: Date, limitSeconds: number | null, expiryHours: number): Date {
  return new Date(startedAt.getTime() + (limitSeconds ?? expiryHours * 3600) * 1000)
}

/**
 * When answers stop being accepted after the answer at a position. A time limit is for ten questions; each further one has a tenth of it, so that the time
 * per question stays the same however long the test gets (LEN-01).
 */
export function endAfter(position: number, endsAt: Date, limitSeconds: number | null): Date {
  if (limitSeconds === null || position + 1 < questionsOfAttempt) return endsAt
  return new Date(endsAt.getTime() + secondsPerQuestion(limitSeconds) * 1000)
}

/** The time of each question beyond the tenth. */
export const secondsPerQuestion = (limitSeconds: number): number => Math.round(limitSeconds / questionsOfAttempt)

/** Whether an attempt is overdue: still running after its end. */
export const isDue = (attempt: { state: AttemptState; endsAt: Date } | undefined, now: Date): boolean =>
  attempt?.state === 'running' && attempt.endsAt <= now

/** How long after the end of a limited test the answer to its open question still counts (SPEC-88). */
export const lateAnswerMinutes = 10
/** The page hands in an answer when the time ends; these seconds are for its way, so that it is not marked (ADR-0024). */
const handInSeconds = 5

interface TimedAttempt {
  readonly state: AttemptState
  readonly endsAt: Date
  /** The person's limit; null without one. */
  readonly limitSeconds: number | null
}

/** Whether an attempt takes the answer to its open question although its time is over: only with a limit, for ten minutes (SPEC-88). */
export function takesLateAnswer({ state, endsAt, limitSeconds }: TimedAttempt, now: Date): boolean {
  const lateMs = now.getTime() - endsAt.getTime()
  return limitSeconds !== null && state !== 'expired' && lateMs >= 0 && lateMs < lateAnswerMinutes * 60_000
}

/** Whether an answer that arrives now is marked as arrived late. */
export const isMarkedLate = (endsAt: Date, now: Date): boolean => now.getTime() - endsAt.getTime() > handInSeconds * 1000

interface TestFacts {
  /** The last unarchived attempt of this profile row; undefined when there is none. */
  readonly attempt: { readonly state: AttemptState; readonly sameWindow: boolean } | undefined
  readonly testStatus: number
  readonly datesMissing: boolean
  /** Whether the skill is in use, has a test, and has enough questions in the chosen language. */
  readonly hasQuestions: boolean
  readonly attemptsLeft: number
}

/** The state of a test for its candidate (SKL-01, TST-02, TST-09). */
export function candidateStateOf({
  attempt,
  testStatus,
  datesMissing,
  hasQuestions,
  attemptsLeft,
}: TestFacts): AttemptView['state'] {
  if (attempt?.state === 'running') return attempt.sameWindow ? 'running' : 'elsewhere'
  if (attempt?.state === 'finished' || testStatus > 0) return 'finished'
  if (attempt?.state === 'expired') return 'expired'
  if (!hasQuestions) return 'no_questions'
  if (attemptsLeft === 0) return 'no_attempts'
  return datesMissing ? 'dates_first' : 'ready'
}

/** Whether a finished and rated test may be taken again: attempts and questions are left (SPEC-34, ADR-0028). */
export function mayRetake(facts: TestFacts): boolean {
  return candidateStateOf(facts) === 'finished' && facts.testStatus === 1 && facts.attemptsLeft > 0 && facts.hasQuestions
}

/** Why a test may not start; undefined when it may. `again` repeats a finished test. */
export function refusalOfStart(facts: TestFacts, again = false): RefusalCode | undefined {
  if (again && mayRetake(facts)) return undefined
  const state = candidateStateOf({ ...facts, attempt: facts.attempt?.state === 'expired' ? undefined : facts.attempt })
  if (state === 'finished') return 'attempts.error.finished'
  if (state === 'dates_first') return 'attempts.error.dates_first'
  if (state === 'no_questions') return 'attempts.error.no_questions'
  return state === 'no_attempts' ? 'attempts.error.no_attempts' : undefined
}

/** Why a test does not count as finished; undefined when it does. The server finishes it with the tenth answer (SPEC-33). */
export function refusalOfFinish(state: AttemptState | null): RefusalCode | undefined {
  if (state === null) return 'attempts.error.not_running'
  if (state === 'running') return 'attempts.error.unanswered'
  return state === 'expired' ? 'attempts.error.over' : undefined
}

interface AnswerFacts {
  /** The current attempt of the answer; undefined when there is none. */
  readonly attempt:
    | {
        readonly state: AttemptState
        readonly due: boolean
        readonly sameWindow: boolean
        /** See `takesLateAnswer`. */
        readonly takesLate: boolean
      }
    | undefined
  /** The question at the answer's position. */
  readonly question: {
    /** Whether the answer names this question. */
    readonly isNamed: boolean
    readonly isShown: boolean
    readonly isAnswered: boolean
    readonly isSame: boolean
  }
}

/**
 * Judges an incoming answer (TIM-01, SPEC-33): `new`, the open question's answer after the end (`late`, SPEC-88), a repetition (`again`,
 * accepted even after the end), or the reason for a refusal.
 */
export function judgeAnswer({ attempt, question }: AnswerFacts): 'new' | 'late' | 'again' | RefusalCode {
  if (!attempt) return 'attempts.error.not_running'
  if (question.isNamed && question.isAnswered && question.isSame) return 'again'
  if (attempt.state !== 'running' || attempt.due) {
    const isOpen = question.isNamed && question.isShown && !question.isAnswered
    return attempt.takesLate && attempt.sameWindow && isOpen ? 'late' : 'attempts.error.over'
  }
  if (!question.isNamed || !question.isShown) return 'attempts.error.not_asked'
  if (question.isAnswered) return 'attempts.error.answered'
  return attempt.sameWindow ? 'new' : 'attempts.error.other_window'
}

/** Most people read four words a second; almost nobody understands ten. Every question takes at least one second to read. */
const mostWordsPerSecond = 10

/** Whether an answer came faster than its question can be read (ADR-0024). */
export function isTooFast(text: string, milliseconds: number): boolean {
  const words = text.split(/\s+/).filter(Boolean).length
  return milliseconds < 1000 * Math.max(1, words / mostWordsPerSecond)
}

interface Ended {
  readonly limits: readonly number[]
  readonly isClear: boolean | null
  /** The number of its questions. */
  readonly questions: number
}

/** How a finished test with limits of points ended; null for one of ten questions (LEN-01). */
export function endingOf({ limits, isClear, questions }: Ended): TestEnding | null {
  if (limits.length === 0) return null
  if (isClear === null) return 'time_over'
  if (isClear) return 'clear'
  return questions < mostQuestions ? 'bank_out' : 'unclear'
}
