import { keyOfSource, partsOfKey, type Source, type SourceKind } from '../../hiring/applications/source.rules.ts'
import type { FigureKind, FigurePart } from './counts.rules.ts'
import type { Figures } from './figures.contract.ts'
import { type Outcome, outcomes, type StageOnTheWay, stagesOnTheWay } from './runs.rules.ts'

/** The columns of each part besides the names of the rows. */
export const columnsOf = {
  funnel: ['count', 'share'],
  time: ['median', 'most', 'finished', 'running'],
  sources: ['count', 'hired', 'hired_share'],
  tests: ['asked', 'taken', 'passed', 'passed_share'],
  reasons: ['count', 'share'],
  months: ['applied', 'hired', 'rejected'],
} as const satisfies Record<FigurePart, readonly string[]>
export type FigureColumn = (typeof columnsOf)[FigurePart][number]

/** The name of a row: a step, an outcome, a source, a month, a word of the page, or a name that people gave. */
export type RowLabel =
  | { readonly kind: 'stage'; readonly of: Figures['stays'][number]['stage'] }
  | { readonly kind: 'word'; readonly of: 'hired' | 'rejected' | 'withdrawn' | 'removed' | 'open' | 'to_hire' | 'no_reason' }
  | { readonly kind: 'source'; readonly of: { readonly kind: SourceKind; readonly name: string } }
  | { readonly kind: 'month'; readonly of: string }
  | { readonly kind: 'name'; readonly of: string }

export interface Cell {
  /** Null where there is no value, such as the median of no stays. */
  readonly value: number | null
  readonly unit: 'people' | 'percent' | 'days'
  /** The figure of `listFigurePeopleEndpoint` that leads to the people behind a count. */
  readonly figure?: string
}
export interface Row {
  readonly id: string
  readonly label: RowLabel
  readonly cells: readonly Cell[]
}

const count = (value: number, kind: FigureKind, key: string): Cell => ({ value, unit: 'people', figure: `${kind}:${key}` })
const days = (value: number | null): Cell => ({ value, unit: 'days' })

/** How many of a hundred, rounded; null of none. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))
const share = (part: number, whole: number): Cell => ({ value: percentOf(part, whole), unit: 'percent' })

const columnOfKind: Readonly<Record<FigureKind, FigureColumn>> = {
  reached: 'count',
  outcome: 'count',
  stayed: 'finished',
  staying: 'running',
  source: 'count',
  source_hired: 'hired',
  asked: 'asked',
  taken: 'taken',
  passed: 'passed',
  reason: 'count',
  applied_in: 'applied',
  hired_in: 'hired',
  rejected_in: 'rejected',
}

/** The row and the column of a figure, `kind:key`. `name` is that of the skill or the reason that its key stands for. */
export function labelOfFigure(figure: string, name: string): { readonly label: RowLabel; readonly column: FigureColumn } {
  const [kind, key] = partsOfFigure(figure)
  return { label: labelOfKey(kind, key, name), column: columnOfKind[kind] ?? 'count' }
}

function labelOfKey(kind: FigureKind, key: string, name: string): RowLabel {
  if (kind.endsWith('_in')) return { kind: 'month', of: key }
  if (kind.startsWith('source')) {
    const source = partsOfKey(key)
    return { kind: 'source', of: { kind: source.kind as SourceKind, name: source.name ?? '' } }
  }
  if (kind === 'reason' && key === 'none') return { kind: 'word', of: 'no_reason' }
  if (stagesOnTheWay.includes(key as StageOnTheWay)) return { kind: 'stage', of: key as StageOnTheWay }
  return outcomes.includes(key as Outcome) ? { kind: 'word', of: key as Outcome } : { kind: 'name', of: name }
}

/** Whether the people behind a figure have days: in its stage, or to the hire. */
export function hasDays(figure: string): boolean {
  const [kind, key] = partsOfFigure(figure)
  return kind === 'stayed' || kind === 'source_hired' || kind === 'hired_in' || key === 'hired'
}

/** The kind and the key of a figure. */
export function partsOfFigure(figure: string): readonly [FigureKind, string] {
  const [kind = '', ...key] = figure.split(':')
  return [kind as FigureKind, key.join(':')]
}

/** The rows of a part, as table and file show them. */
export const rowsOf: Readonly<Record<FigurePart, (figures: Figures) => readonly Row[]>> = {
  funnel({ funnel, outcomes }) {
    const all = funnel[0]?.count ?? 0
    return [
      ...funnel.map(({ step, count: reached }): Row => {
        const label: RowLabel = step === 'hired' ? { kind: 'word', of: step } : { kind: 'stage', of: step }
        return { id: step, label, cells: [count(reached, 'reached', step), share(reached, all)] }
      }),
      ...outcomes.flatMap(({ outcome, count: ended }): Row[] =>
        outcome === 'hired'
          ? []
          : [{ id: outcome, label: { kind: 'word', of: outcome }, cells: [count(ended, 'outcome', outcome), share(ended, all)] }],
      ),
    ]
  },
  time: ({ stays, to_hire, outcomes }) => [
    ...stays.map(
      ({ stage, median, most, finished, running }): Row => ({
        id: stage,
        label: { kind: 'stage', of: stage },
        cells: [days(median), days(most), count(finished, 'stayed', stage), count(running, 'staying', stage)],
      }),
    ),
    {
      id: 'to_hire',
      label: { kind: 'word', of: 'to_hire' },
      cells: [
        days(to_hire.median),
        days(to_hire.most),
        count(outcomes.find(({ outcome }) => outcome === 'hired')?.count ?? 0, 'outcome', 'hired'),
        { value: null, unit: 'people' },
      ],
    },
  ],
  sources: ({ sources }) =>
    sources.map(({ kind, name, count: applied, hired }) => {
      const key = keyOfSource({ kind, name } as Source)
      return {
        id: key,
        label: { kind: 'source', of: { kind, name } },
        cells: [count(applied, 'source', key), count(hired, 'source_hired', key), share(hired, applied)],
      }
    }),
  tests: ({ tests }) =>
    tests.map(({ uuid, name, asked, taken, passed }) => ({
      id: uuid,
      label: { kind: 'name', of: name },
      cells: [count(asked, 'asked', uuid), count(taken, 'taken', uuid), count(passed, 'passed', uuid), share(passed, taken)],
    })),
  reasons({ reasons }) {
    const all = reasons.reduce((sum, one) => sum + one.count, 0)
    return reasons.map(({ uuid, name, count: rejected }) => ({
      id: uuid ?? 'none',
      label: uuid ? { kind: 'name', of: name } : { kind: 'word', of: 'no_reason' },
      cells: [count(rejected, 'reason', uuid ?? 'none'), share(rejected, all)],
    }))
  },
  months: ({ months }) =>
    months.map(({ month, applied, hired, rejected }) => ({
      id: month,
      label: { kind: 'month', of: month },
      cells: [count(applied, 'applied_in', month), count(hired, 'hired_in', month), count(rejected, 'rejected_in', month)],
    })),
}
