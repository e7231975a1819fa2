import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import { type Cell, columnsOf, type FigureColumn, type Row } from '#domain/desk/figures/tables.rules.ts'
import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import type { FigureFilter } from '../figures.queries.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import styles from './figure-bars.module.css'
import { peopleAt } from './people-at.ts'

/** The columns that have bars; those in brackets are shares, written after the number of the first one. */
const drawn = {
  funnel: ['count'],
  time: ['median', 'most'],
  sources: ['count', 'hired'],
  tests: ['asked', 'taken', 'passed'],
  reasons: ['count'],
  months: ['applied', 'hired', 'rejected'],
} as const satisfies Record<FigurePart, readonly FigureColumn[]>
const shareAfter = { funnel: 'share', reasons: 'share' } as const satisfies Partial<Record<FigurePart, FigureColumn>>

/** Rows beyond these are in the folded table only. */
const mostRows = 8

interface Props {
  part: FigurePart
  rows: readonly Row[]
  labelledBy: string
  filter: FigureFilter
}

/** Whether the folded table has more data than the bars. */
export const hasMore = (part: FigurePart, rows: readonly Row[]): boolean =>
  rows.length > rowsToDraw(part, rows).length || columnsOf[part].length > drawn[part].length + (part in shareAfter ? 1 : 0)

/** The bars of a part, as a table. Each bar carries its number, which leads to the people behind it (REP-01). */
export function FigureBars({ part, rows, labelledBy, filter }: Props) {
  const t = useText()
  const labelOf = useRowLabel()
  const columns: readonly FigureColumn[] = drawn[part]
  const all: readonly FigureColumn[] = columnsOf[part]
  const shown = rowsToDraw(part, rows)
  const cellOf = (row: Row, column: FigureColumn | undefined) => column && row.cells[all.indexOf(column)]
  const largest = Math.max(1, ...shown.flatMap((row) => columns.map((column) => cellOf(row, column)?.value ?? 0)))
  return (
    <table className={styles.bars} aria-labelledby={labelledBy} data-columns={columns.length}>
      <colgroup>
        <col className={styles.names} />
        <col span={columns.length} />
      </colgroup>
      <thead className={columns.length > 1 ? undefined : 'visually-hidden'}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t(`figures.row.${part}`)}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`figures.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id} data-stage={part === 'funnel' ? hueOf(row.id) : undefined}>
            <th scope="row">{labelOf(row.label)}</th>
            {columns.map((column) => (
              <td key={column}>
                <Bar
                  cell={cellOf(row, column)}
                  share={cellOf(row, shareAfter[part as keyof typeof shareAfter])}
                  largest={largest}
                  row={labelOf(row.label)}
                  column={column}
                  filter={filter}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bars have the colour of their stage on the board; a hire has that of the last one. */
const hueOf = (id: string) => (id === 'hired' ? 'approved' : stages.find((stage) => stage === id))

const ways: readonly string[] = [...stages.filter((stage) => stage !== 'reject'), 'hired']

/** The funnel has the stages and the hire; how applications ended is in its table. Months are all shown. */
function rowsToDraw(part: FigurePart, rows: readonly Row[]): readonly Row[] {
  if (part === 'funnel') return rows.filter(({ id }) => ways.includes(id))
  return part === 'months' ? rows : rows.slice(0, mostRows)
}

interface BarProps {
  cell: Cell | undefined
  share: Cell | undefined
  largest: number
  row: string
  column: FigureColumn
  filter: FigureFilter
}

function Bar({ cell, share, largest, row, column, filter }: BarProps) {
  const t = useText()
  const number = useNumber(0)
  const value = cell?.value ?? null
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('figures.no_value')}</span>
      </>
    )
  const name = t('figures.people_behind', { row, column: t(`figures.column.${column}`), value: number(value) })
  return (
    <span className={styles.bar} style={{ '--part': value / largest } as CSSProperties}>
      {value > 0 && <i className={styles.fill} aria-hidden="true" />}
      {cell?.figure && value > 0 ? (
        <Link to={peopleAt(cell.figure, filter)} aria-label={name}>
          {number(value)}
        </Link>
      ) : (
        <b>{number(value)}</b>
      )}
      {share?.value !== null && share?.value !== undefined && (
        <span className={styles.share}>{t('figures.percent', { value: share.value })}</span>
      )}
    </span>
  )
}
