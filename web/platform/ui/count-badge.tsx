import styles from './count-badge.module.css'

/** The number of waiting items beside a menu entry, as '+3'; empty for none. `words` say what it counts. */
export function CountBadge({ count, capped = false, words }: { count: number; capped?: boolean; words: string }) {
  if (count === 0) return null
  return (
    <span className={styles.some} title={words}>
      <span aria-hidden="true">{`+${count}${capped ? '…' : ''}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
