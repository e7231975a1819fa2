import styles from './board-card.module.css'

interface Props {
  value: number
  /** The total; the counter is hidden when it is 0. */
  most: number
  label: string
  /** The counted items, one per line. */
  details?: readonly string[]
}

/** The number of the vacancy's skills or tests that a candidate has, in figures (SPEC-70). */
export function CardCounter({ value, most, label, details = [] }: Props) {
  if (most === 0) return null
  return (
    <span
      className={styles.counter}
      role="img"
      aria-label={[`${value}/${most}`, label, ...details].join('. ')}
      title={[label, ...details].join('\n')}
    >
      {value}/{most}
    </span>
  )
}
