import { type ReactNode, useId } from 'react'
import { SeparateHeads } from '../../../platform/ui/beside-title.tsx'
import styles from './client-section.module.css'

interface Props {
  title: string
  hint?: string
  /** The button that adds a record. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the page of a client, with its heading. */
export function ClientSection({ title, hint, action, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {action}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      <SeparateHeads>{children}</SeparateHeads>
    </section>
  )
}
