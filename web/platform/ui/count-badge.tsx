import styles from './count-badge.module.css'

interface Props {
  count: number
  /** Whether there are more than `count`. */
  capped?: boolean
  /** What is counted. */
  words: string
  showsZero?: boolean
}

/** The number of waiting items beside a menu entry, as '+3'. None is left out, or shown as '0'. */
export function CountBadge({ count, capped = false, words, showsZero = false }: Props) {
  if (count === 0 && !showsZero) return null
  return (
    <span className={count === 0 ? styles.none : styles.some} title={words}>
      <span aria-hidden="true">{count === 0 ? '0' : `+${count}${capped ? '…' : ''}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
