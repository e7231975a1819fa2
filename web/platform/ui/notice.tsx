import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Words set apart inside a page or form. Errors are announced when they appear. */
export function Notice({ tone = 'info', children }: { tone?: 'info' | 'error' | 'success'; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
