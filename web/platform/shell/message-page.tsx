import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface Props {
  title: string
  text: string
  /** Large drawn figure beside the words, e.g. 404. */
  mark?: string
  note?: string | undefined
  /** What the person can do now. */
  children: ReactNode
}

/** A page that only says something and offers the next step. */
export function MessagePage({ title, text, mark, note, children }: Props) {
  return (
    <div className={`page ${styles.page}`}>
      {mark && (
        <p className={styles.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
