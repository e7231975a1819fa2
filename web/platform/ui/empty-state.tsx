import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** An empty list or section: says what will appear, and offers the next step. */
export function EmptyState({ title, text, children }: { title: string; text?: string | undefined; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 96 48" aria-hidden="true">
        <path d="M6 42h84M16 42V30h20v12M36 30V20h20v22M56 20V10h20v32" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
