import type { ReactNode } from 'react'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import styles from './test.module.css'

/** The heading of the current screen. It takes the focus, so that screen readers announce the change. */
export function TestHead({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} ref={takeFocus}>
        {children}
      </h1>
      {aside}
    </header>
  )
}
