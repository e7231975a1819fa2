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
  /** What it is about. Of several rules about the same, only the most serious one applies. */
  readonly about: keyof NotedAnswer
  /** Message key for staff; its text takes {{count}}. */
  readonly key: string
  readonly level: Exclude<SignalLevel, 'nothing'>
  readonly least: number
  count(counts: SignalCounts, answers: readonly NotedAnswer[]): number
}

function counted(about: SignalRule['about'], key: string, level: SignalRule['level'], least: number): SignalRule {
  return { about, key, level, least, count: (counts) => counts[about] }
}

/**
 * The rules that set a level, from the most serious; ADR-0024 gives the reasons for their thresholds. A changed network and a late
 * answer set no level, because mobile connections change and fail by themselves.
 */
const rules: readonly SignalRule[] = [
  {
    about: 'paste_answer',
    key: 'attempts.signal.left_and_pasted',
    level: 'ask_in_person',
    least: 2,
    count: (_, answers) => answers.filter(({ left_window, paste_answer }) => left_window > 0 && paste_answer).length,
  },
  counted('too_fast', 'attempts.signal.many_too_fast', 'ask_in_person', 3),
  counted('paste_answer', 'attempts.signal.pasted', 'worth_asking', 1),
  counted('copy_question', 'attempts.signal.copied_questions', 'worth_asking', 2),
  counted('left_window', 'attempts.signal.left_often', 'worth_asking', 5),
  counted('too_fast', 'attempts.signal.too_fast', 'worth_asking', 1),
  counted('device_changed', 'attempts.signal.several_devices', 'worth_asking', 2),
]

interface SignalReason {
  readonly key: string
  readonly level: Exclude<SignalLevel, 'nothing'>
  readonly count: number
}

/**
 * The level of a set of answers and the rules that apply, from the most serious, each signal once. A signal never changes a score or decides
 * anything (SPEC-37).
 */
export function judgeSignals(answers: readonly NotedAnswer[]): { level: SignalLevel; reasons: SignalReason[] } {
  const counts = countSignals(answers)
  const reasons = rules
    .map(({ count, ...rule }) => ({ ...rule, count: count(counts, answers) }))
    .filter(({ least, count }) => count >= least)
    .filter(({ about }, at, all) => all.findIndex((rule) => rule.about === about) === at)
    .map(({ key, level, count }) => ({ key, level, count }))
  return { level: reasons[0]?.level ?? 'nothing', reasons }
}
