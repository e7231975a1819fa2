import type { ReactNode } from 'react'
import styles from './titled-records.module.css'

interface Props<Row> {
  title: string
  /** Text for no records. */
  empty: string
  records: readonly Row[]
  children(row: Row): ReactNode
}

/** Short records under a heading, read-only. */
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
