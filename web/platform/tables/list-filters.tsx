import type { ReactNode } from 'react'
import styles from './list-filters.module.css'

/** The filters above a list, side by side where there is room. */
export function ListFilters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className={styles.filters} aria-label={label}>
      {children}
    </search>
  )
}
