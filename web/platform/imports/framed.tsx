import { type ReactNode, useId } from 'react'
import styles from './imports.module.css'

/** The tone of each outcome of a line of a file. */
export const tones = { new: 'green', known: 'yellow', twice: 'yellow', wrong: 'red' } as const

/** A table that scrolls inside its frame. */
export function Framed({
  title,
  hint,
  heads,
  children,
}: {
  title: string
  hint?: ReactNode
  heads: readonly string[]
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className={styles.soft}>{hint}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable */}
      <section className={styles.frame} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </section>
  )
}
