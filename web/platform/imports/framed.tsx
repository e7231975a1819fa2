import { type ReactNode, useId } from 'react'
import styles from './imports.module.css'

/** The tone of each outcome of a line of a file. */
export const tones = {
  ...({ new: 'green', known: 'yellow', declined: 'red', twice: 'yellow', unknown: 'yellow', wrong: 'red' } as const),
}

interface Props {
  title: string
  hint?: ReactNode
  heads: readonly string[]
  /** The cells of each row in the order of the heads; the first names the row. */
  rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[]
}

/** A table that scrolls inside its frame. On a phone each row is a card that names its cells, so that no column is off the screen. */
export function Framed({ title, hint, heads, rows }: Props) {
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
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row" data-label={heads[0]}>
                  {name}
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their order
                  <td key={at} data-label={heads[at + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
