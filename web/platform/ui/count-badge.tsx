import styles from './count-badge.module.css'

/** A number that waits beside a menu item: '+3', or 0; `words` say what it counts. */
export function CountBadge({ count, capped = false, words }: { count: number; capped?: boolean; words: string }) {
  return (
    <span className={count > 0 ? styles.some : styles.none} title={words}>
      <span aria-hidden="true">{count > 0 ? `+${count}${capped ? '…' : ''}` : 0}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
