import type { ReactNode } from 'react'
import styles from './marked-value.module.css'

/** A value of a list with a mark behind it. The value gives way to the mark, which would be cut off otherwise. */
export function MarkedValue({ title, mark, children }: { title: string; mark: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.marked}>
      <span title={title}>{children}</span>
      {mark}
    </span>
  )
}
