import { type ReactNode, useId } from 'react'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './figure-card.module.css'

interface Props {
  title: string
  about?: ReactNode
  /** Stands on the line of the title. */
  tools?: ReactNode
  children: ReactNode
}

/** One subject of the figures: its title, what is counted, and the numbers. */
export function FigureCard({ title, about, tools, children }: Props) {
  const id = useId()
  return (
    <Card className={styles.card}>
      <section aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {tools}
        </header>
        {about && <p className={styles.about}>{about}</p>}
        {children}
      </section>
    </Card>
  )
}

/** What a card says instead of numbers. */
export function NoFigures({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>
}

/** All numbers of a picture as a table, folded on the screen and open in print. */
export function FoldedTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
