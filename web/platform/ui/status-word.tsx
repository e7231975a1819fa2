import type { ReactNode } from 'react'
import styles from './status-word.module.css'

/** A status as one word, with a dot in its colour. */
export function StatusWord({ tone, children }: { tone: 'green' | 'yellow' | 'red' | 'stone'; children: ReactNode }) {
  return (
    <span className={`${styles.status} ${styles[tone]}`} data-tone={tone}>
      {children}
    </span>
  )
}
