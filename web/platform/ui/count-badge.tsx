import styles from './count-badge.module.css'

interface Props {
  count: number
  /** Whether there are more than `count`. */
  capped?: boolean
  /** What is counted. */
  words: string
  /** The form that the product's documents give the unread messages: '+3', or '0'. Other numbers are plain, and none is left out. */
  isSigned?: boolean
}

/** The number of waiting items beside a menu entry. */
export function CountBadge({ count, capped = false, words, isSigned = false }: Props) {
  if (count === 0 && !isSigned) return null
  return (
    <span className={count === 0 ? styles.none : styles.some} title={words}>
      <span aria-hidden="true">{count === 0 ? '0' : `${isSigned ? '+' : ''}${count}${capped ? '…' : ''}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
