import { Badge } from '../../../platform/ui/badge.tsx'
import styles from './tags-in-row.module.css'

/** As many stand in a row of a list; the rest is a number that names them to a pointer and to a screen reader. */
const shown = 2

/** The tags of a person in a row of a list, on one line. */
export function TagsInRow({ names }: { names: readonly string[] }) {
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
