import type { FigurePart } from '#domain/desk/figures/counts.rules.ts'
import { type Cell, columnsOf, type FigureColumn, type Row } from '#domain/desk/figures/tables.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import type { FigureFilter } from '../figures.queries.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import styles from './figure-table.module.css'
import { PeopleLink } from './people-link.tsx'

interface Props {
  part: FigurePart
  rows: readonly Row[]
  name: string
  filter: FigureFilter
}

/** All numbers of a part. Each count leads to its people (REP-01). */
export function FigureTable({ part, rows, name, filter }: Props) {
  const t = useText()
  const labelOf = useRowLabel()
  const columns: readonly FigureColumn[] = columnsOf[part]
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t(`figures.row.${part}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {t(`figures.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th scope="row">{labelOf(label)}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]} className={styles.number}>
                  <Value cell={cell} row={labelOf(label)} column={columns[place] as FigureColumn} filter={filter} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ cell, row, column, filter }: { cell: Cell; row: string; column: FigureColumn; filter: FigureFilter }) {
  const t = useText()
  const number = useNumber(0)
  const { value, unit, figure } = cell
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('figures.no_value')}</span>
      </>
    )
  if (unit === 'percent') return t('figures.percent', { value })
  if (!figure) return number(value)
  return <PeopleLink value={value} figure={figure} row={row} column={t(`figures.column.${column}`)} filter={filter} />
}
