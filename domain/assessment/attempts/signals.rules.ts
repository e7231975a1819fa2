import type { z } from 'zod'
import type { ConnectionFacts, signalCounts } from './attempts.contract.ts'

/** The signals of one question (SPEC-37). */
export interface NotedAnswer {
  readonly paste_answer: boolean
  readonly copy_answer: boolean
  readonly copy_question: boolean
  readonly left_window: number
  readonly device_changed: boolean
  readonly network_changed: boolean
  readonly too_fast: boolean
  readonly late: boolean
}
type SignalCounts = z.infer<typeof signalCounts>

/** Counts the questions with each signal; `left_window` counts the times instead. */
export function countSignals(answers: readonly NotedAnswer[]): SignalCounts {
  const questionsWith = (noted: (answer: NotedAnswer) => boolean) => answers.filter(noted).length
  return {
    paste_answer: questionsWith((answer) => answer.paste_answer),
    copy_answer: questionsWith((answer) => answer.copy_answer),
    copy_question: questionsWith((answer) => answer.copy_question),
    left_window: answers.reduce((times, answer) => times + answer.left_window, 0),
    device_changed: questionsWith((answer) => answer.device_changed),
    network_changed: questionsWith((answer) => answer.network_changed),
    too_fast: questionsWith((answer) => answer.too_fast),
    late: questionsWith((answer) => answer.late),
  }
}

/** The numbers of the questions, from 1, with each signal. `answers` are in the order of the test. */
export function signalQuestionsOf(answers: readonly NotedAnswer[]): Record<keyof SignalCounts, number[]> {
  const at = (name: keyof SignalCounts) => answers.flatMap((answer, index) => (answer[name] ? [index + 1] : []))
  const names = Object.keys(countSignals([])) as (keyof SignalCounts)[]
  return Object.fromEntries(names.map((name) => [name, at(name)])) as Record<keyof SignalCounts, number[]>
}

interface ConnectedAnswer {
  readonly offline_seconds: number
  readonly arrived_late: boolean
}

/** The facts about the connection. `answers` are in the order of the test. */
export function connectionFactsOf(answers: readonly ConnectedAnswer[]): ConnectionFacts {
  const late = answers.findIndex(({ arrived_late }) => arrived_late)
  return {
    away: answers.flatMap(({ offline_seconds: seconds }, index) => (seconds > 0 ? [{ number: index + 1, seconds }] : [])),
    arrived_late: late < 0 ? null : late + 1,
  }
}

export const signalLevels = ['nothing', 'worth_asking', 'ask_in_person'] as const
type SignalLevel = (typeof signalLevels)[number]

interface SignalRule {
  /** Message key for staff; its text takes {{count}}. */
  readonly key: string
  readonly level: Exclude<SignalLevel, 'nothing'>
  readonly least: number
  count(counts: SignalCounts, answers: readonly NotedAnswer[]): number
}

/**
 * The rules that set a level, from the most serious; ADR-0025 gives the reasons for their thresholds. A changed network and a late
 * answer set no level, because mobile connections change and fail by themselves.
 */
const rules: readonly SignalRule[] = [
  {
    key: 'attempts.signal.left_and_pasted',
    level: 'ask_in_person',
    least: 2,
    count: (_, answers) => answers.filter(({ left_window, paste_answer }) => left_window > 0 && paste_answer).length,
  },
  { key: 'attempts.signal.many_too_fast', level: 'ask_in_person', least: 3, count: ({ too_fast }) => too_fast },
  { key: 'attempts.signal.pasted', level: 'worth_asking', least: 1, count: ({ paste_answer }) => paste_answer },
  { key: 'attempts.signal.copied_questions', level: 'worth_asking', least: 2, count: ({ copy_question }) => copy_question },
  { key: 'attempts.signal.left_often', level: 'worth_asking', least: 5, count: ({ left_window }) => left_window },
  { key: 'attempts.signal.too_fast', level: 'worth_asking', least: 1, count: ({ too_fast }) => too_fast },
  { key: 'attempts.signal.several_devices', level: 'worth_asking', least: 2, count: ({ device_changed }) => device_changed },
]

interface SignalReason {
  readonly key: string
  readonly level: Exclude<SignalLevel, 'nothing'>
  readonly count: number
}

/**
 * The level of a set of answers and the rules that apply, from the most serious. A signal never changes a score or decides
 * anything (SPEC-37).
 */
export function judgeSignals(answers: readonly NotedAnswer[]): { level: SignalLevel; reasons: SignalReason[] } {
  const counts = countSignals(answers)
  const reasons = rules
    .map(({ key, level, least, count }) => ({ key, level, least, count: count(counts, answers) }))
    .filter(({ least, count }) => count >= least)
    .map(({ key, level, count }) => ({ key, level, count }))
  return { level: reasons[0]?.level ?? 'nothing', reasons }
}
