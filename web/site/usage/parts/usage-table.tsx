import type { ReactNode } from 'react'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import styles from './usage-table.module.css'

interface Props {
  caption: string
  columns: readonly string[]
  /** A number is formatted in the reader's language. */
  rows: readonly { readonly name: ReactNode; readonly cells: readonly (number | ReactNode)[] }[]
}

/** A short table whose first column names and whose others count. */
export function UsageTable({ caption, columns, rows }: Props) {
  const number = useNumber(0)
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{typeof cell === 'number' ? number(cell) : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
