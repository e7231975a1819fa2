import type { CSSProperties } from 'react'
import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import { type Cell, columnsOf, type FigureColumn, type Row } from '#domain/desk/figures/tables.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import type { FigureFilter } from '../figures.queries.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import styles from './figure-bars.module.css'
import { PeopleLink } from './people-link.tsx'

/** The columns that have bars; that in brackets is a share, written after the number of the first one. The other parts have pictures. */
const drawn = {
  time: ['median', 'most'],
  tests: ['asked', 'taken', 'passed'],
  reasons: ['count'],
} as const satisfies Partial<Record<FigurePart, readonly FigureColumn[]>>
const shareAfter = { reasons: 'share' } as const satisfies Partial<Record<FigurePart, FigureColumn>>

export type PartOfBars = keyof typeof drawn
export const isOfBars = (part: FigurePart): part is PartOfBars => part in drawn

/** Rows beyond these are in the folded table only. */
const mostRows = 8

interface Props {
  part: PartOfBars
  rows: readonly Row[]
  name: string
  filter: FigureFilter
}

/** Whether the folded table has more data than the bars. */
export const hasMore = (part: PartOfBars, rows: readonly Row[]): boolean =>
  rows.length > mostRows || columnsOf[part].length > drawn[part].length + (part in shareAfter ? 1 : 0)

/** The bars of a part, as a table. Each bar carries its number, which leads to the people behind it (REP-01). */
export function FigureBars({ part, rows, name, filter }: Props) {
  const t = useText()
  const labelOf = useRowLabel()
  const columns: readonly FigureColumn[] = drawn[part]
  const all: readonly FigureColumn[] = columnsOf[part]
  const shown = rows.slice(0, mostRows)
  const cellOf = (row: Row, column: FigureColumn | undefined) => column && row.cells[all.indexOf(column)]
  const largest = Math.max(1, ...shown.flatMap((row) => columns.map((column) => cellOf(row, column)?.value ?? 0)))
  return (
    <table className={styles.bars} aria-label={name} data-columns={columns.length}>
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
          <tr key={row.id}>
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
  return (
    <span className={styles.bar} style={{ '--part': value / largest } as CSSProperties}>
      {value > 0 && <i className={styles.fill} aria-hidden="true" />}
      {cell?.figure ? (
        <b>
          <PeopleLink value={value} figure={cell.figure} row={row} column={t(`figures.column.${column}`)} filter={filter} />
        </b>
      ) : (
        <b>{number(value)}</b>
      )}
      {share?.value !== null && share?.value !== undefined && (
        <span className={styles.share}>{t('figures.percent', { value: share.value })}</span>
      )}
    </span>
  )
}
