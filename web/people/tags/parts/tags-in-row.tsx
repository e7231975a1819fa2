import { Badge } from '../../../platform/ui/badge.tsx'
import styles from './tags-in-row.module.css'

interface Props {
  names: readonly string[]
  /** As many stand in the row; the rest is a number that names them to a pointer and to a screen reader. */
  shown?: number
}

/** The tags of a person, or other short names, in a row of a list, on one line. */
export function TagsInRow({ names, shown = 2 }: Props) {
  if (names.length === 0) return null
  const rest = names.slice(shown).join(', ')
  return (
    <span className={styles.row}>
      {names.slice(0, shown).map((name) => (
        <span key={name} className={styles.tag} title={name}>
          <Badge>{name}</Badge>
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
