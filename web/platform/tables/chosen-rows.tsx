import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './chosen-rows.module.css'

interface Props {
  count: number
  /** How many rows are chosen, for a live region. */
  words: ReactNode
  clearLabel: string
  onClear(): void
  /** The buttons of what can be done with all of them. */
  children: ReactNode
}

/** The bar above a table with the number of chosen rows and what can be done with them. Hidden while none is chosen. */
export function ChosenRows({ count, words, clearLabel, onClear, children }: Props) {
  return (
    <div className={styles.bar} hidden={count === 0}>
      <p role="status">{count > 0 && words}</p>
      {children}
      <Button size="small" tone="bare" onClick={onClear}>
        {clearLabel}
      </Button>
    </div>
  )
}
