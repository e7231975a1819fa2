import { keyOfSource, type Source } from '../../hiring/applications/source.rules.ts'
import { calendarDay } from '../../kernel/dates.ts'
import { funnelSteps, isLoss, type Outcome, type Run, type StageOnTheWay, stagesOnTheWay } from './runs.rules.ts'

/** The parts of the figures, in the order of the page. Each is a table, a chart and a file. */
export const figureParts = ['funnel', 'time', 'sources', 'tests', 'reasons', 'months'] as const
export type FigurePart = (typeof figureParts)[number]

/**
 * The kinds of counts. Each count has a key: a step, stage, outcome, source, skill, reason, month, or a number of days. That of a loss is the
 * furthest step and how the application ended there: `makeTest:withdrawn`, `makeTest:rejected:<reason>`.
 */
export const figureKinds = [
  'reached',
  'outcome',
  'lost',
  'stayed',
  'staying',
  'source',
  'source_interviewed',
  'source_hired',
  'asked',
  'taken',
  'passed',
  'reason',
  'applied_in',
  'hired_in',
  'rejected_in',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** Counts that only the server reads: how many took so many days. */
type HiddenKind = 'days_in' | 'days_to_hire'

/**
 * Stored with each run. When countsOf changes, it rises and a migration brings the counts of before: a process of another version then stores no
 * run, and what it would count waits for a process of this one.
 */
export const countsForm = 2

/** The key of the reason of a rejection without one. */
export const withoutReason = 'none'

/** The first of the steps that are interviews. */
export const firstInterviewStep = funnelSteps.indexOf('firstInterview')

/** The calendar month of an instant in a time zone, as yyyy-mm. */
export const monthOf = (instant: Date, timeZone: string): string => calendarDay(instant, timeZone).slice(0, 7)

/** A run as it is stored: what its counts depend on. */
export interface CountedRun {
  readonly vacancy_id: number
  readonly applied_at: Date
  readonly applied_month: string
  readonly hired_month: string | null
  readonly rejected_month: string | null
  /** The index of the furthest of `funnelSteps`. */
  readonly furthest: number
  readonly outcome: Outcome
  readonly days_to_hire: number | null
  /** By the index of `stagesOnTheWay`; null for stages where it has not been, or is still. */
  readonly days_in_stage: readonly (number | null)[]
  readonly staying_in: StageOnTheWay | null
  readonly source_kind: string
  readonly source_name: string
  readonly reason_id: number | null
  readonly asked: readonly number[]
  readonly taken: readonly number[]
  readonly passed: readonly number[]
  /** Ids of the attempts that `taken` and `passed` count. */
  readonly attempts: readonly number[]
  /** Whether an import brought it along. */
  readonly brought: boolean
}

/** The stored form of a run. */
export function countedRun(
  run: Run,
  {
    timeZone,
    source,
    ...rest
  }: { timeZone: string; source: Source } & Pick<CountedRun, 'vacancy_id' | 'reason_id'> &
    Pick<CountedRun, 'asked' | 'taken' | 'passed' | 'attempts'>,
): CountedRun {
  const stays = stagesOnTheWay.map((stage) => run.stays[stage as StageOnTheWay])
  const staying = stays.findIndex((stay) => stay?.isRunning)
  return {
    ...rest,
    applied_at: run.appliedAt,
    applied_month: monthOf(run.appliedAt, timeZone),
    hired_month: run.hiredAt && monthOf(run.hiredAt, timeZone),
    rejected_month: run.rejectedAt && monthOf(run.rejectedAt, timeZone),
    furthest: funnelSteps.indexOf(run.furthest),
    outcome: run.outcome,
    days_to_hire: run.daysToHire,
    brought: run.brought,
    days_in_stage: stays.map((stay) => (stay && !stay.isRunning ? stay.days : null)),
    staying_in: (stagesOnTheWay[staying] as StageOnTheWay | undefined) ?? null,
    source_kind: source.kind,
    source_name: source.name,
    reason_id: run.outcome === 'rejected' ? rest.reason_id : null,
  }
}

/** One run in one figure (`kind:key`) of one month. */
export interface CountOfOne {
  readonly month: string
  readonly figure: string
}

/** All figures that count a run. All but the months of hires and rejections count in the month in which the person applied. */
export function countsOf(run: CountedRun): CountOfOne[] {
  const month = run.applied_month
  const counts: CountOfOne[] = []
  const count = (kind: FigureKind | HiddenKind, key: string | number, inMonth = month) =>
    counts.push({ month: inMonth, figure: `${kind}:${key}` })
  const source = keyOfSource({ kind: run.source_kind, name: run.source_name } as Source)
  for (const step of funnelSteps.slice(0, run.furthest + 1)) count('reached', step)
  count('outcome', run.outcome)
  count('source', source)
  if (run.furthest >= firstInterviewStep) count('source_interviewed', source)
  if (run.outcome === 'hired') count('source_hired', source)
  if (run.outcome === 'rejected') count('reason', run.reason_id ?? withoutReason)
  if (isLoss(run.outcome)) {
    const why = run.outcome === 'rejected' ? `${run.outcome}:${run.reason_id ?? withoutReason}` : run.outcome
    count('lost', `${funnelSteps[run.furthest]}:${why}`)
  }
  for (const [index, days] of run.days_in_stage.entries())
    if (days !== null) count('days_in', `${stagesOnTheWay[index]}:${daysGroup(days)}`)
  if (run.staying_in) count('staying', run.staying_in)
  if (run.days_to_hire !== null) count('days_to_hire', daysGroup(run.days_to_hire))
  for (const kind of ['asked', 'taken', 'passed'] as const) for (const skill of run[kind]) count(kind, skill)
  if (run.hired_month) count('hired_in', run.hired_month, run.hired_month)
  if (run.rejected_month) count('rejected_in', run.rejected_month, run.rejected_month)
  return counts
}

/**
 * The number of days that a length is counted as: itself up to 60, above that the beginning of its ten days, and above a year that of its
 * thirty days. It keeps the number of different counts small (P6).
 */
export function daysGroup(days: number): number {
  if (days <= 60) return days
  return days <= 360 ? days - (days % 10) : Math.min(3600, days - (days % 30))
}

/** How many lengths there are of each number of days. */
export type Lengths = ReadonlyMap<number, number>

/** The smallest number of days within which at least this percentage of the lengths lies; null without any. */
export function percentile(lengths: Lengths, percent: number): number | null {
  const total = [...lengths.values()].reduce((sum, count) => sum + count, 0)
  let reached = 0
  for (const [days, count] of [...lengths].sort(([one], [other]) => one - other)) {
    reached += count
    if (count > 0 && reached * 100 >= total * percent) return days
  }
  return null
}

/** The months from one to another, both included, as yyyy-mm. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** The month that is so many months after another; before it if negative. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
