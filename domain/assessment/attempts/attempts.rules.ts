import type { RefusalCode } from '../../kernel/refusals.ts'
import { type AttemptView, questionsOfAttempt } from './attempts.contract.ts'

export type AttemptState = 'running' | 'finished' | 'expired'
export type AttemptEvent = 'answered' | 'all_answered' | 'limit_passed' | 'day_passed'

/** What becomes of an attempt; what is over stays as it is (SPEC-33). */
const transitions: Readonly<Record<AttemptState, Readonly<Record<AttemptEvent, AttemptState>>>> = {
  running: { answered: 'running', all_answered: 'finished', limit_passed: 'finished', day_passed: 'expired' },
  finished: { answered: 'finished', all_answered: 'finished', limit_passed: 'finished', day_passed: 'finished' },
  expired: { answered: 'expired', all_answered: 'expired', limit_passed: 'expired', day_passed: 'expired' },
}

/** The state of an attempt after an event. */
export const stateAfter = (state: AttemptState, event: AttemptEvent): AttemptState => transitions[state][event]

/** What happens at the end of an attempt's time: with a limit it is finished as it stands, without one it was left (SPEC-32, SPEC-33). */
export const eventAtDeadline = (limitSeconds: number | null): 'day_passed' | 'limit_passed' =>
  limitSeconds === null ? 'day_passed' : 'limit_passed'

/** What an answer at a position does to the attempt. */
export const eventOfAnswer = (position: number): 'answered' | 'all_answered' =>
  position + 1 < questionsOfAttempt ? 'answered' : 'all_answered'

interface TimeAllowed {
  /** The skill's; null without one. */
  readonly timeLimitMinutes: number | null
  /** The person's, in hundredths of the limit. */
  readonly extraTimePercent: number
}

/** The limit that a person has in a test, extra time included (SPEC-32); null without one. */
export function timeLimitSeconds({ timeLimitMinutes, extraTimePercent }: TimeAllowed): number | null {
  return timeLimitMinutes === null ? null : Math.round(timeLimitMinutes * 60 * (1 + extraTimePercent / 100))
}

/** Until when answers are taken: the person's limit, or the hours after which an unfinished attempt expires (SPEC-32, SPEC-33). */
export function endOf(startedAt: Date, limitSeconds: number | null, expiryHours: number): Date {
  return new Date(startedAt.getTime() + (limitSeconds ?? expiryHours * 3600) * 1000)
}

/** Whether an attempt's time is over though nothing has ended it yet. */
export const isDue = (attempt: { state: AttemptState; endsAt: Date } | undefined, now: Date): boolean =>
  attempt?.state === 'running' && attempt.endsAt <= now

interface Standing {
  /** The last attempt that was made for this row of the profile and not archived; undefined when there is none. */
  readonly attempt: { readonly state: AttemptState; readonly sameWindow: boolean } | undefined
  readonly testStatus: number
  readonly datesMissing: boolean
  /** Whether the skill is in use, has a test, and has enough questions in the language asked for. */
  readonly hasQuestions: boolean
  readonly attemptsLeft: number
}

/** Where a test stands for its candidate (SKL-01, TST-02, TST-09). */
export function standingOf({ attempt, testStatus, datesMissing, hasQuestions, attemptsLeft }: Standing): AttemptView['state'] {
  if (attempt?.state === 'running') return attempt.sameWindow ? 'running' : 'elsewhere'
  if (attempt?.state === 'finished' || testStatus > 0) return 'finished'
  if (attempt?.state === 'expired') return 'expired'
  if (datesMissing) return 'dates_first'
  if (!hasQuestions) return 'no_questions'
  return attemptsLeft > 0 ? 'ready' : 'no_attempts'
}

/** Whether a finished and rated test may be taken once more: attempts are left, and there are questions (SPEC-34, ADR-0086). */
export function mayRetake(standing: Standing): boolean {
  return standingOf(standing) === 'finished' && standing.testStatus === 1 && standing.attemptsLeft > 0 && standing.hasQuestions
}

/** Why a test that does not run may not be started; undefined when it may. `again` takes a finished one once more. */
export function refusalOfStart(standing: Standing, again = false): RefusalCode | undefined {
  if (again && mayRetake(standing)) return undefined
  const state = standingOf({ ...standing, attempt: standing.attempt?.state === 'expired' ? undefined : standing.attempt })
  if (state === 'finished') return 'attempts.error.finished'
  if (state === 'dates_first') return 'attempts.error.dates_first'
  if (state === 'no_questions') return 'attempts.error.no_questions'
  return state === 'no_attempts' ? 'attempts.error.no_attempts' : undefined
}

/** Why a test may not be said to be finished; undefined when it is: the server ends it with the tenth answer (SPEC-33). */
export function refusalOfFinish(state: AttemptState | null): RefusalCode | undefined {
  if (state === null) return 'attempts.error.not_running'
  if (state === 'running') return 'attempts.error.unanswered'
  return state === 'expired' ? 'attempts.error.over' : undefined
}

interface Arriving {
  /** The attempt that the answer belongs to, as it is now; undefined when there is none. */
  readonly attempt: { readonly state: AttemptState; readonly due: boolean; readonly sameWindow: boolean } | undefined
  /** The question at the answer's position. */
  readonly question: {
    /** Whether the answer names this question. */
    readonly isNamed: boolean
    readonly isShown: boolean
    readonly isAnswered: boolean
    /** Whether what is kept is what arrives. */
    readonly isSame: boolean
  }
}

/**
 * What an arriving answer means (TIM-01, SPEC-33): it is new, or the same again, which answers as before even when the attempt
 * has ended since, or why it is refused.
 */
export function meaningOf({ attempt, question }: Arriving): 'new' | 'again' | RefusalCode {
  if (!attempt) return 'attempts.error.not_running'
  if (question.isNamed && question.isAnswered && question.isSame) return 'again'
  if (attempt.state !== 'running' || attempt.due) return 'attempts.error.over'
  if (!question.isNamed || !question.isShown) return 'attempts.error.not_asked'
  if (question.isAnswered) return 'attempts.error.answered'
  return attempt.sameWindow ? 'new' : 'attempts.error.other_window'
}

/** Nearly nobody reads ten words a second with understanding; most read four. Less than a second is no reading at all. */
const mostWordsPerSecond = 10

/** Whether an answer came quicker than the question and its answers can be read (ADR-0025). */
export function tooFast(text: string, milliseconds: number): boolean {
  const words = text.split(/\s+/).filter(Boolean).length
  return milliseconds < 1000 * Math.max(1, words / mostWordsPerSecond)
}
