import { useId } from 'react'
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { columnsOf, type FigureColumn, type Row, rowsOf } from '#domain/desk/figures/tables.rules.ts'
import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { useMedia } from '../../../platform/ui/use-media.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import styles from './figure-chart.module.css'
import { linesOf, RowName } from './row-name.tsx'

/** The columns that each chart draws. Their bars differ in filling, and not only in colour. */
const drawn = {
  funnel: ['count'],
  time: ['median', 'most'],
  sources: ['count', 'hired'],
  tests: ['asked', 'taken', 'passed'],
  reasons: ['count'],
  months: ['applied', 'hired', 'rejected'],
} as const satisfies Record<FigurePart, readonly FigureColumn[]>

const fillings: Readonly<Partial<Record<FigureColumn, 'full' | 'striped' | 'hollow'>>> = {
  most: 'striped',
  hired: 'striped',
  asked: 'hollow',
  taken: 'full',
  passed: 'striped',
  rejected: 'hollow',
}
const fillingOf = (column: FigureColumn) => fillings[column] ?? 'full'

/** Rows beyond these are in the table only. */
const mostRows = 8
const [rowHeight, barHeight, twoLines] = [18, 14, 38]

type Drawn = { readonly id: string; readonly label: string } & Partial<Record<FigureColumn, number>>

/** The chart of a part. The table below it has the same figures and is what screen readers read (REP-01). */
export default function FigureChart({ part, figures }: { part: FigurePart; figures: Figures }) {
  const t = useText()
  const number = useNumber(0)
  const labelOf = useRowLabel()
  const isNarrow = useMedia('(max-width: 40rem)')
  const columns: readonly FigureColumn[] = drawn[part]
  const rows = rowsToDraw(part, figures).map(({ id, label, cells }): Drawn => {
    const value = (column: FigureColumn) =>
      cells[(columnsOf[part] as readonly FigureColumn[]).indexOf(column)]?.value ?? undefined
    return { id, label: labelOf(label), ...Object.fromEntries(columns.map((column) => [column, value(column)])) }
  })
  const isUpright = part === 'months'
  const lineLength = isNarrow ? 14 : 23
  const leastRow = rows.some(({ label }) => linesOf(label, lineLength).length > 1) ? twoLines : 0
  const height = isUpright ? 220 : rows.length * Math.max(columns.length * rowHeight + 10, leastRow) + 8
  const size = { width: '100%', height, maxWidth: '100%' } as const
  const hatch = useId()
  const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--ink-soft)', fontSize: 'var(--text-small)' } } as const
  return (
    <figure className={styles.chart}>
      {columns.length > 1 && <Legend columns={columns} />}
      <BarChart
        responsive
        style={size}
        data={rows}
        layout={isUpright ? 'horizontal' : 'vertical'}
        margin={{ top: isUpright ? 20 : 0, right: isUpright ? 4 : 56, bottom: 0, left: 0 }}
        barSize={isUpright ? (isNarrow ? 6 : 14) : barHeight}
        barGap={isUpright ? 2 : 3}
        title={t('figures.chart', { part: t(`figures.part.${part}`) })}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className={styles.hatchGround} />
            <rect width="3" height="6" className={styles.hatchLine} />
          </pattern>
        </defs>
        {isUpright && <CartesianGrid vertical={false} className={styles.grid} />}
        {isUpright ? (
          <>
            <XAxis dataKey="label" {...axis} interval="preserveStartEnd" minTickGap={8} />
            <YAxis width={36} allowDecimals={false} {...axis} />
          </>
        ) : (
          <>
            <XAxis type="number" hide domain={[0, 'dataMax']} />
            <YAxis
              type="category"
              dataKey="label"
              width={isNarrow ? 112 : 176}
              {...axis}
              interval={0}
              tick={<RowName most={lineLength} />}
            />
          </>
        )}
        <Tooltip
          cursor={{ className: styles.cursor }}
          isAnimationActive={false}
          content={({ active, payload }) =>
            active && payload?.[0] ? <Hint row={payload[0].payload as Drawn} columns={columns} /> : null
          }
        />
        {columns.map((column) => (
          <Bar
            key={column}
            dataKey={column}
            name={t(`figures.column.${column}`)}
            isAnimationActive={false}
            shape={({ x, y, width, height, payload }) => (
              <rect
                x={x}
                y={y}
                width={Math.max(0, width)}
                height={Math.max(0, height)}
                rx={2}
                className={styles[fillingOf(column)]}
                data-stage={part === 'funnel' ? hueOf((payload as unknown as Drawn).id) : undefined}
                {...(fillingOf(column) === 'striped' && { fill: `url(#${hatch})` })}
              />
            )}
          >
            {!isUpright && (
              <LabelList
                dataKey={column}
                content={({ x, y, width, height, value }) => (
                  <text
                    x={Number(x) + Number(width) + 6}
                    y={Number(y) + Number(height) / 2}
                    dy="0.355em"
                    className={styles.label}
                  >
                    {value === null || value === undefined
                      ? '–'
                      : part === 'time'
                        ? t('figures.days', { count: Number(value) })
                        : number(Number(value))}
                  </text>
                )}
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </figure>
  )
}

/** Bars have the colour of their stage on the board; a hire has that of the last one. */
const hueOf = (id: string) => (id === 'hired' ? 'approved' : stages.find((stage) => stage === id))

function rowsToDraw(part: FigurePart, figures: Figures): readonly Row[] {
  const rows = rowsOf[part](figures)
  if (part === 'funnel') return rows.slice(0, figures.funnel.length)
  return part === 'months' ? rows : rows.slice(0, mostRows)
}

function Legend({ columns }: { columns: readonly FigureColumn[] }) {
  const t = useText()
  return (
    <figcaption className={styles.legend} aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>
          <i data-filling={fillingOf(column)} />
          {t(`figures.column.${column}`)}
        </span>
      ))}
    </figcaption>
  )
}

/** The values of a row beside the pointer, or after an arrow key. */
function Hint({ row, columns }: { row: Drawn; columns: readonly FigureColumn[] }) {
  const t = useText()
  const number = useNumber(0)
  return (
    <div className={styles.hint}>
      <strong>{row.label}</strong>
      {columns.map((column) => (
        <span key={column}>
          {t(`figures.column.${column}`)}: {row[column] === undefined ? '–' : number(row[column])}
        </span>
      ))}
    </div>
  )
}
