import { keyOfSource, partsOfKey, type Source, type SourceKind } from '../../hiring/applications/source.rules.ts'
import { type FigureKind, type FigurePart, withoutReason } from './counts.rules.ts'
import type { Figures } from './figures.contract.ts'
import { type FunnelStep, type Loss, type Outcome, outcomes, type StageOnTheWay, stagesOnTheWay } from './runs.rules.ts'

/** The columns of each part besides the names of the rows. */
export const columnsOf = {
  funnel: ['count', 'share', 'lost', 'lost_share'],
  time: ['median', 'most', 'finished', 'running'],
  sources: ['count', 'interviewed', 'interviewed_share', 'hired', 'hired_share'],
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
  | { readonly kind: 'loss'; readonly of: Pick<Figures['losses'][number], 'step' | 'outcome' | 'reason'> }
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

/** Of fewer people a share says more than is known: pictures write "3 of 7" instead. */
export const leastForShare = 20

/** Sources by the share of their applications that reached an interview; those with too few for a share come last, the largest first. */
export function bySharesOfInterviews(sources: Figures['sources']): Figures['sources'] {
  const shareOf = ({ count: applied, interviewed }: Figures['sources'][number]) =>
    applied < leastForShare ? -1 : interviewed / applied
  return [...sources].sort((one, other) => shareOf(other) - shareOf(one) || other.count - one.count)
}

/** How many of a hundred, rounded; null of none. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))
const share = (part: number, whole: number): Cell => ({ value: percentOf(part, whole), unit: 'percent' })

const none: Cell = { value: null, unit: 'people' }

const columnOfKind: Readonly<Record<FigureKind, FigureColumn>> = {
  reached: 'count',
  outcome: 'count',
  lost: 'lost',
  stayed: 'finished',
  staying: 'running',
  source: 'count',
  source_interviewed: 'interviewed',
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
  if (kind === 'lost') {
    const { step, outcome, reason } = partsOfLoss(key)
    return outcome ? lossLabel({ step, outcome, reason: reason ? { uuid: reason, name } : null }) : stepLabel(step)
  }
  if (kind === 'reason' && key === withoutReason) return { kind: 'word', of: 'no_reason' }
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

/** The furthest step of a loss, how the application ended, and the reason of a rejection. Without an outcome it stands for all losses of the step. */
export function partsOfLoss(key: string) {
  const [step, outcome, reason] = key.split(':') as [FunnelStep, Loss?, string?]
  return { step, outcome, reason }
}

/** The figure of a loss on the wire. */
export const figureOfLoss = ({ step, outcome, reason }: Pick<Figures['losses'][number], 'step' | 'outcome' | 'reason'>): string =>
  ['lost', step, outcome, ...(reason ? [reason.uuid ?? withoutReason] : [])].join(':')

export const stepLabel = (step: FunnelStep): RowLabel =>
  step === 'hired' ? { kind: 'word', of: step } : { kind: 'stage', of: step }

/** The name of a loss without its step: the reason of a rejection, or how the application ended. */
export function whyLabel({ outcome, reason }: Pick<Figures['losses'][number], 'outcome' | 'reason'>): RowLabel {
  if (!reason) return { kind: 'word', of: outcome }
  return reason.name === '' ? { kind: 'word', of: 'no_reason' } : { kind: 'name', of: reason.name }
}

const lossLabel = ({ step, outcome, reason }: Pick<Figures['losses'][number], 'step' | 'outcome' | 'reason'>): RowLabel => ({
  kind: 'loss',
  of: { step, outcome, reason },
})

/** How many were lost at each step, with the reasons, the most frequent first. */
export function lossesOf({ losses }: Pick<Figures, 'losses'>, step: FunnelStep) {
  const reasons = losses.filter((loss) => loss.step === step).sort((one, other) => other.count - one.count)
  return { lost: reasons.reduce((sum, { count }) => sum + count, 0), reasons }
}

/** The rows of a part, as table and file show them. */
export const rowsOf: Readonly<Record<FigurePart, (figures: Figures) => readonly Row[]>> = {
  funnel(figures) {
    const { funnel, outcomes } = figures
    const all = funnel[0]?.count ?? 0
    return [
      ...funnel.flatMap(({ step, count: reached }): Row[] => {
        const { lost, reasons } = lossesOf(figures, step)
        // Nobody is lost after the hire.
        const ofLosses = step === 'hired' ? [none, none] : [count(lost, 'lost', step), share(lost, reached)]
        return [
          { id: step, label: stepLabel(step), cells: [count(reached, 'reached', step), share(reached, all), ...ofLosses] },
          ...reasons.map((loss): Row => {
            const figure = figureOfLoss(loss)
            const people: Cell = { value: loss.count, unit: 'people', figure }
            return { id: figure, label: lossLabel(loss), cells: [none, none, people, share(loss.count, reached)] }
          }),
        ]
      }),
      ...outcomes.flatMap(({ outcome, count: ended }): Row[] => {
        const cells = [count(ended, 'outcome', outcome), share(ended, all), none, none]
        return outcome === 'hired' ? [] : [{ id: outcome, label: { kind: 'word', of: outcome }, cells }]
      }),
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
        none,
      ],
    },
  ],
  sources: ({ sources }) =>
    bySharesOfInterviews(sources).map(({ kind, name, count: applied, interviewed, hired }) => {
      const key = keyOfSource({ kind, name } as Source)
      return {
        id: key,
        label: { kind: 'source', of: { kind, name } },
        cells: [
          count(applied, 'source', key),
          count(interviewed, 'source_interviewed', key),
          share(interviewed, applied),
          count(hired, 'source_hired', key),
          share(hired, applied),
        ],
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
