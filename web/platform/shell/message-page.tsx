import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface Props {
  title: string
  text: string
  /** A large text or figure beside the words, e.g. 404. */
  mark?: string
  note?: string | undefined
  /** The next steps for the person. */
  children?: ReactNode
}

/** A page with a message and the next steps. */
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
