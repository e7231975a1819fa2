import { hiringStage, rejectionStage } from '../../../hiring/board/board.rules.ts'
import { firstStage, type Stage, stages } from '../../../kernel/stages.ts'
import type { HistoryDay } from './history-columns.rules.ts'
import type { PastResult } from './history-stages.rules.ts'

/** A line about an application: its days, and what its stage and its outcome mean. */
export interface PastLine {
  readonly days: Readonly<Partial<Record<HistoryDay, string>>>
  /** The days that it writes and that cannot be. */
  readonly impossible?: readonly HistoryDay[]
  readonly stage: PastResult | undefined
  readonly outcome: PastResult | undefined
}

/** A row of the history of an application. */
export interface PastStep {
  readonly kind: 'applied' | 'moved' | 'withdrawn' | 'hired'
  readonly from: Stage | null
  readonly to: Stage | null
  /** yyyy-mm-dd; the day of the step before where the file does not say it. */
  readonly day: string
  readonly isDated: boolean
}

interface PastEvent {
  readonly result: PastResult
  readonly day: string | undefined
  readonly isDated: boolean
}

/** In the order in which results follow each other on one day. */
const order: readonly PastResult[] = [...stages.filter((stage) => stage !== rejectionStage), 'hired', rejectionStage, 'withdrawn']
const ends: ReadonlySet<PastResult> = new Set(['hired', rejectionStage, 'withdrawn'])

/** What a line says that happened: its stage, then its outcome. A day of a hire or an end says that it happened, also without a word. */
function eventsOf({ days, impossible = [], stage, outcome }: PastLine): PastEvent[] {
  const { stage_on, hired_on, ended_on } = days
  const stated = [stage, outcome].filter((result) => result !== undefined)
  const isHired = stated.includes('hired') || (hired_on !== undefined && !stated.some((result) => ends.has(result)))
  const end = isHired
    ? 'hired'
    : (stated.find((result) => ends.has(result)) ?? (ended_on === undefined ? undefined : rejectionStage))
  const own = isHired ? 'hired_on' : 'ended_on'
  // An end whose own day cannot be has no known day: that of the stage is another one.
  const hasOwn = days[own] !== undefined || impossible.includes(own)
  const reached = stated
    .filter((result) => !ends.has(result))
    .toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0]
  return [
    // The one day of a line with a stage and an end is that of the end.
    ...(reached === undefined ? [] : [eventOn(reached, end === undefined || hasOwn ? stage_on : undefined)]),
    ...(end === undefined
      ? []
      : [{ ...eventOn(end, days[own] ?? stage_on), ...(impossible.includes(own) && { isDated: false }) }]),
  ]
}

const eventOn = (result: PastResult, day: string | undefined): PastEvent => ({ result, day, isDated: day !== undefined })

/** The first day of the lines of one application, and whether it is the day on which the person applied. */
function beginningOf(lines: readonly PastLine[]): { day: string; isDated: boolean } | undefined {
  const applied = lines.flatMap(({ days }) => days.applied_on ?? []).toSorted()[0]
  if (applied !== undefined) return { day: applied, isDated: true }
  const day = lines.flatMap(({ days }) => Object.values(days)).toSorted()[0]
  return day === undefined ? undefined : { day, isDated: false }
}

/** Which of the lines about one application end it on a day on which another one ends it differently. */
export function contradictions(lines: readonly PastLine[]): boolean[] {
  const stated = lines.map((line) => eventsOf(line).find(({ result }) => ends.has(result)))
  const results = Map.groupBy(
    stated.flatMap((end) => end ?? []),
    ({ day = '' }) => day,
  )
  const differs = ({ day = '', result }: PastEvent) => (results.get(day) ?? []).some((other) => other.result !== result)
  return stated.map((end) => end !== undefined && differs(end))
}

/**
 * The history of an application from its lines, in order of days (MOV-01); undefined if no line has a day. A stage without a day of its own
 * stands on the day before it, undated. A hire stays, whatever follows (SPEC-87), and somebody who is moved on has not withdrawn.
 */
export function stepsOf(lines: readonly PastLine[]): PastStep[] | undefined {
  const beginning = beginningOf(lines)
  if (!beginning) return undefined
  const later = (one: string, other: string) => (one > other ? one : other)
  const events = lines
    .flatMap((line) => {
      let before = later(beginning.day, line.days.applied_on ?? '')
      return eventsOf(line).map(({ result, day, isDated }) => {
        before = later(day ?? before, beginning.day)
        return { result, day: before, isDated }
      })
    })
    .toSorted((one, other) => one.day.localeCompare(other.day) || order.indexOf(one.result) - order.indexOf(other.result))
  const steps: PastStep[] = [{ kind: 'applied', from: null, to: firstStage, ...beginning }]
  let stage: Stage = firstStage
  const move = (to: Stage, day: string, isDated: boolean) => {
    if (to !== stage) steps.push({ kind: 'moved', from: stage, to, day, isDated })
    stage = to
  }
  for (const [at, { result, day, isDated }] of events.entries()) {
    if (result === 'hired') {
      move(hiringStage, day, false)
      steps.push({ kind: 'hired', from: hiringStage, to: hiringStage, day, isDated })
      break
    }
    if (result !== 'withdrawn') move(result, day, isDated)
    else if (at === events.length - 1) steps.push({ kind: 'withdrawn', from: stage, to: null, day, isDated })
  }
  return steps
}
