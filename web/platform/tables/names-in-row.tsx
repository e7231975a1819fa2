import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import styles from './names-in-row.module.css'

interface Props {
  names: readonly string[]
  /** As many stand in the row; the rest is a number that names them to a pointer and to a screen reader. */
  shown?: number
  /** What stands after a name in the row. */
  beside?: readonly ReactNode[]
}

/** Short names in a row of a list, such as the tags of a person (POO-01), on one line. */
export function NamesInRow({ names, shown = 2, beside = [] }: Props) {
  if (names.length === 0) return null
  const rest = names.slice(shown).join(', ')
  return (
    <span className={styles.row}>
      {names.slice(0, shown).map((name, at) => (
        <span key={name} className={styles.tag} title={name}>
          <Badge>{name}</Badge>
          {beside[at]}
        </span>
      ))}
      {rest !== '' && (
        <span className={styles.more} title={rest}>
          {`+${names.length - shown}`}
          <span className="visually-hidden">: {rest}</span>
        </span>
      )}
    </span>
  )
}
