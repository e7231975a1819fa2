import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A short fact beside a name. FullTime is blue, other job types yellow, urgent red, success green, the rest stone. */
export function Badge({
  tone = 'stone',
  children,
}: {
  tone?: 'blue' | 'yellow' | 'red' | 'green' | 'stone'
  children: ReactNode
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
