import type { ReactNode } from 'react'
import styles from './titled-records.module.css'

interface Props<Row> {
  title: string
  /** Stands here when there are none. */
  empty: string
  records: readonly Row[]
  children(row: Row): ReactNode
}

/** Records of a few lines each under a heading, to be read. */
export function TitledRecords<Row extends { uuid: string }>({ title, empty, records, children }: Props<Row>) {
  return (
    <section>
      <h2>{title}</h2>
      {records.length === 0 ? (
        <p className={styles.soft}>{empty}</p>
      ) : (
        <ul className={styles.records}>
          {records.map((row) => (
            <li key={row.uuid}>{children(row)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
