interface Props {
  value: number
  /** The total; the counter is hidden when it is 0. */
  most: number
  label: string
  /** Whether it leaves a narrow column to what stands beside it. */
  yields?: boolean
  /** The counted items, one per line. */
  details?: readonly string[]
}

/** The number of the vacancy's skills that a candidate has, in figures (SPEC-70). */
export function CardCounter({ value, most, label, yields = false, details = [] }: Props) {
  if (most === 0) return null
  return (
    <span
      data-yields={yields || undefined}
      role="img"
      aria-label={[`${value}/${most}`, label, ...details].join('. ')}
      title={[label, ...details].join('\n')}
    >
      {value}/{most}
    </span>
  )
}
