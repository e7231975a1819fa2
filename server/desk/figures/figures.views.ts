import { type Lengths, monthsBetween, percentile, withoutReason } from '#domain/desk/figures/counts.rules.ts'
import type { FigurePerson, Figures } from '#domain/desk/figures/figures.contract.ts'
import { funnelSteps, outcomes, type StageOnTheWay, stagesOnTheWay } from '#domain/desk/figures/runs.rules.ts'
import { partsOfLoss } from '#domain/desk/figures/tables.rules.ts'
import { partsOfKey, type SourceKind } from '#domain/hiring/applications/source.rules.ts'
import { compareInOrder } from '../../platform/in-order.ts'
import type { FigurePersonRow, readCounts, readNames } from './figures.reads.ts'
import type { Scope } from './scope.reads.ts'

type Counts = Awaited<ReturnType<typeof readCounts>>

/** The counts by kind and key. */
export function countsByKind({ counts }: Pick<Counts, 'counts'>): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const kinds = new Map<string, Map<string, number>>()
  for (const { figure, count } of counts) {
    if (count === 0) continue
    const end = figure.indexOf(':')
    const kind = figure.slice(0, end)
    const keys = kinds.get(kind) ?? new Map<string, number>()
    kinds.set(kind, keys.set(figure.slice(end + 1), count))
  }
  return kinds
}

/** The ids of the skills and reasons that counts are about. */
export function idsIn(kinds: ReturnType<typeof countsByKind>) {
  const ids = (kind: string) => [...(kinds.get(kind)?.keys() ?? [])].map(Number).filter((id) => !Number.isNaN(id))
  return { skills: ids('asked'), reasons: ids('reason') }
}

interface Facts {
  readonly scope: Scope
  readonly kinds: ReturnType<typeof countsByKind>
  readonly applied: Counts['applied']
  readonly names: Awaited<ReturnType<typeof readNames>>
  readonly firstMonth: string | null
  readonly isUpdating: boolean
}

const mostPercent = 80

export function presentFigures({ scope, kinds, applied, names, firstMonth, isUpdating }: Facts): Figures {
  const count = (kind: string, key: string | number) => kinds.get(kind)?.get(String(key)) ?? 0
  const inOrder = <Row extends { count: number }>(rows: Row[]) => rows.sort((one, other) => other.count - one.count)
  const days = (lengths: Lengths) => ({ median: percentile(lengths, 50), most: percentile(lengths, mostPercent) })
  const lengthsIn = (stage: string): Lengths =>
    new Map(
      [...(kinds.get('days_in') ?? [])].flatMap(([key, number]) => {
        const [of, length] = key.split(':')
        return of === stage ? [[Number(length), number] as const] : []
      }),
    )
  const total = (lengths: Lengths) => [...lengths.values()].reduce((sum, number) => sum + number, 0)
  const toHire = new Map([...(kinds.get('days_to_hire') ?? [])].map(([length, number]) => [Number(length), number]))
  const appliedIn = new Map(applied.map((one) => [one.month, one.count]))
  const unexplained = count('reason', withoutReason)
  return {
    from: scope.from,
    to: scope.to,
    first_month: firstMonth,
    updating: isUpdating,
    funnel: funnelSteps.map((step) => ({ step, count: count('reached', step) })),
    outcomes: outcomes.map((outcome) => ({ outcome, count: count('outcome', outcome) })),
    losses: lossesIn(kinds, names),
    stays: (stagesOnTheWay as readonly StageOnTheWay[]).map((stage) => {
      const lengths = lengthsIn(stage)
      return { stage, ...days(lengths), finished: total(lengths), running: count('staying', stage) }
    }),
    to_hire: days(toHire),
    sources: inOrder(
      [...(kinds.get('source') ?? [])].map(([key, number]) => {
        const { kind, name = '' } = partsOfKey(key)
        const [interviewed, hired] = [count('source_interviewed', key), count('source_hired', key)]
        return { kind: kind as SourceKind, name, count: number, interviewed, hired }
      }),
    ),
    tests: names.skills
      .map(({ id, uuid, name }) => ({
        uuid,
        name,
        asked: count('asked', id),
        taken: count('taken', id),
        passed: count('passed', id),
      }))
      .sort((one, other) => other.asked - one.asked || compareInOrder(one.name, other.name)),
    reasons: [
      ...inOrder(names.reasons.map(({ id, uuid, name }) => ({ uuid, name, count: count('reason', id) }))),
      ...(unexplained > 0 ? [{ uuid: null, name: '', count: unexplained }] : []),
    ],
    months: monthsBetween(scope.from, scope.to).map((month) => ({
      month,
      applied: appliedIn.get(month) ?? 0,
      hired: count('hired_in', month),
      rejected: count('rejected_in', month),
    })),
  }
}

function lossesIn(kinds: Facts['kinds'], { reasons }: Facts['names']): Figures['losses'] {
  const nameOf = (id: string) => reasons.find((reason) => String(reason.id) === id)
  return [...(kinds.get('lost') ?? [])].flatMap(([key, count]) => {
    const { step, outcome, reason: id } = partsOfLoss(key)
    if (!outcome || count < 0) return []
    const { uuid = null, name = '' } = (id && nameOf(id)) || {}
    return [{ step, outcome, reason: id === undefined ? null : { uuid, name }, count }]
  })
}

export function presentFigurePerson(row: FigurePersonRow): FigurePerson {
  return {
    id: String(row.id),
    uuid_element: row.application_uuid,
    person: row.is_shown ? { uuid: row.uuid, fullname: row.name } : null,
    is_deleted: row.is_deleted,
    applied_at: row.applied_at.toISOString(),
    vacant_uuid: row.vacancy_uuid,
    name_job: row.title,
    language_job: row.language,
    outcome: row.outcome,
    brought: row.brought,
    days: row.days,
  }
}
