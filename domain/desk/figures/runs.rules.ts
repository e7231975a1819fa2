import { rejectionStage } from '../../hiring/board/board.rules.ts'
import { dayMs } from '../../kernel/dates.ts'
import { firstStage, type Stage, stages } from '../../kernel/stages.ts'

/** The stages on the way to being hired, in order, without the rejection. */
export const stagesOnTheWay = stages.filter((stage) => stage !== rejectionStage)
export type StageOnTheWay = Exclude<Stage, 'reject'>

/** The steps of the funnel: the stages on the way, and being hired. */
export const funnelSteps = [...(stagesOnTheWay as readonly StageOnTheWay[]), 'hired'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** What became of an application; `open` while it is in process. */
export const outcomes = ['hired', 'rejected', 'withdrawn', 'removed', 'open'] as const
export type Outcome = (typeof outcomes)[number]

/** The outcomes of applications that ended without a hire. */
export const losses = ['rejected', 'withdrawn', 'removed'] as const satisfies readonly Outcome[]
export type Loss = (typeof losses)[number]
export const isLoss = (outcome: Outcome): outcome is Loss => (losses as readonly Outcome[]).includes(outcome)

/** A row of an application's history. An undone move and an undone hire have no row. */
export interface HistoryEvent {
  readonly kind: 'applied' | 'moved' | 'removed' | 'restored' | 'withdrawn' | 'hired'
  /** Null for rows that take the application off the board. */
  readonly to_stage: Stage | null
  readonly at: Date
  /** For rows that an import brought along: whether the file says the day (MOV-01). */
  readonly brought?: 'dated' | 'undated' | null
}

/** All stays in one stage together. */
export interface Stay {
  readonly days: number
  /** Whether the application is still in the stage. */
  readonly isRunning: boolean
}

/** One application from applying to its end. Applying again after a removal or a withdrawal begins another run (REP-02). */
export interface Run {
  readonly appliedAt: Date
  /** The furthest step: it has been there or beyond. */
  readonly furthest: FunnelStep
  readonly outcome: Outcome
  readonly hiredAt: Date | null
  readonly rejectedAt: Date | null
  /** When nothing more was expected of the candidate: rejected, hired, withdrawn or removed. Null while in process. */
  readonly closedAt: Date | null
  /** Stages whose first and last day are known. */
  readonly stays: Readonly<Partial<Record<StageOnTheWay, Stay>>>
  /** From applying to the hire; null without one, or where one of both days is not known. */
  readonly daysToHire: number | null
  /** Whether an import brought it along. */
  readonly brought: boolean
}

/**
 * The runs of one application from its history, in order (REP-02, ADR-0114). `appliedAt` begins the first run of an application whose
 * history lacks its beginning. A hire belongs to the run in whose time it happened, and stays whatever happens afterwards (SPEC-87).
 *
 * Merging two people who applied to one vacancy leaves one application with the history of both, which counts once: a beginning within a
 * run and an end before a move are of the other account, and are left out.
 */
export function runsOf(history: readonly HistoryEvent[], appliedAt: Date): Run[] {
  const runs: HistoryEvent[][] = []
  for (const event of history.filter(({ kind }) => kind !== 'hired')) {
    const run = runs.at(-1)
    const begins = event.kind === 'applied' || event.kind === 'restored'
    if (begins && (!run || run.some(isEnd))) runs.push([event])
    else if (begins) continue
    else if (!run) runs.push([{ kind: 'applied', to_stage: firstStage, at: appliedAt }, event])
    else if (event.kind === 'moved') runs.splice(-1, 1, [...run.filter((earlier) => !isEnd(earlier)), event])
    else run.push(event)
  }
  if (runs.length === 0) runs.push([{ kind: 'applied', to_stage: firstStage, at: appliedAt }])
  const hires = history.filter(({ kind }) => kind === 'hired')
  const beginOf = (run: number) => runs[run]?.[0]?.at
  return runs.map((events, run) => {
    const [from, until] = [run === 0 ? undefined : beginOf(run), beginOf(run + 1)]
    return runOf(
      events,
      hires.find(({ at }) => (!from || at >= from) && (!until || at < until)),
    )
  })
}

const isEnd = ({ kind }: HistoryEvent): boolean => kind === 'removed' || kind === 'withdrawn'

function runOf(events: readonly HistoryEvent[], hire: HistoryEvent | undefined): Run {
  const end = hire ?? events.find(isEnd)
  const endedAt = events.find(isEnd)?.at ?? null
  const hiredAt = hire?.at ?? null
  const entries = events
    .filter((event) => !isEnd(event))
    .map((event) => ({ stage: event.to_stage ?? firstStage, at: event.at, isDated: isDated(event) }))
  const [first = {} as (typeof entries)[number]] = entries
  const last = entries.at(-1) as (typeof entries)[number]
  const isWithdrawn = events.some(({ kind }) => kind === 'withdrawn')
  const rejectedAt = hiredAt || isWithdrawn || last.stage !== rejectionStage ? null : last.at
  const reached = Math.max(0, ...entries.map(({ stage }) => stagesOnTheWay.indexOf(stage)))
  return {
    appliedAt: first.at,
    furthest: hiredAt ? 'hired' : (funnelSteps[reached] as FunnelStep),
    outcome: hiredAt ? 'hired' : isWithdrawn ? 'withdrawn' : rejectedAt ? 'rejected' : endedAt ? 'removed' : 'open',
    hiredAt,
    rejectedAt,
    closedAt: hiredAt ?? rejectedAt ?? endedAt,
    stays: staysOf(hiredAt ? entries.filter(({ at }) => at <= hiredAt) : entries, end),
    daysToHire: hire && first.isDated && isDated(hire) ? daysBetween(first.at, hire.at) : null,
    brought: Boolean(events[0]?.brought),
  }
}

const isDated = ({ brought }: HistoryEvent): boolean => brought !== 'undated'

function staysOf(entries: readonly { stage: Stage; at: Date; isDated: boolean }[], end: HistoryEvent | undefined): Run['stays'] {
  const lengths = new Map<StageOnTheWay, { ms: number; isRunning: boolean }>()
  const close = end && { at: end.at, isDated: isDated(end) }
  const unknown = new Set<Stage>()
  for (const [index, { stage, at, isDated }] of entries.entries()) {
    if (stage === rejectionStage) continue
    const next = entries[index + 1] ?? close
    // A stay that goes on is counted as one, without days.
    if (next && !(isDated && next.isDated)) unknown.add(stage)
    const left = next?.at ?? null
    const before = lengths.get(stage as StageOnTheWay)?.ms ?? 0
    const ms = before + (left ? Math.max(0, left.getTime() - at.getTime()) : 0)
    lengths.set(stage as StageOnTheWay, { ms, isRunning: left === null })
  }
  return Object.fromEntries(
    [...lengths].flatMap(([stage, { ms, isRunning }]) =>
      unknown.has(stage) ? [] : [[stage, { days: wholeDays(ms), isRunning }]],
    ),
  )
}

const daysBetween = (from: Date, to: Date): number => wholeDays(Math.max(0, to.getTime() - from.getTime()))

/** A length of time in days, rounded. */
const wholeDays = (ms: number): number => Math.round(ms / dayMs)

/** A finished test of the candidate. */
export interface FinishedTest {
  /** The id of the attempt. */
  readonly id: number
  readonly skill: number
  readonly finishedAt: Date
  /** Null while a free text waits for its rating. */
  readonly points: number | null
}

/** The lowest points of a passed test: the two highest bands (RES-03). */
export const pointsToPass = 61

/**
 * The tests that a vacancy asks for, and those of them that the candidate took and passed before the run was closed, with the attempts that count:
 * the last one of each.
 */
export function testsOf(asked: readonly number[], tests: readonly FinishedTest[], closedAt: Date | null) {
  const last = (skill: number) =>
    tests
      .filter((test) => test.skill === skill && (closedAt === null || test.finishedAt <= closedAt))
      .reduce<FinishedTest | undefined>((one, other) => (one && one.finishedAt > other.finishedAt ? one : other), undefined)
  const counting = asked.flatMap((skill) => last(skill) ?? [])
  const skillsOf = (some: readonly FinishedTest[]) => some.map(({ skill }) => skill)
  return {
    asked: [...asked],
    taken: skillsOf(counting),
    passed: skillsOf(counting.filter(({ points }) => (points ?? 0) >= pointsToPass)),
    attempts: counting.map(({ id }) => id),
  }
}
