import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** An empty list or section: says what will appear, and offers the next step. */
export function EmptyState({ title, text, children }: { title: string; text?: string | undefined; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
