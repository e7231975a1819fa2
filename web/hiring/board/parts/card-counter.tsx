import type { IconNode } from '@tabler/icons-react'
import { OnePathIcon } from '../../../platform/ui/light-icon.tsx'
import styles from './board-card.module.css'

interface Props {
  icon: IconNode
  value: number
  /** Of how many; nothing is shown when there are none. */
  most: number
  label: string
  /** What the figures count, a line each. */
  details?: readonly string[]
}

/** How many of the vacancy's skills or tests a candidate has, as figures (SPEC-70). */
export function CardCounter({ icon, value, most, label, details = [] }: Props) {
  if (most === 0) return null
  return (
    <span
      className={styles.counter}
      role="img"
      aria-label={[`${value}/${most}`, label, ...details].join('. ')}
      title={[label, ...details].join('\n')}
    >
      <OnePathIcon icon={icon} size={16} />
      {value}/{most}
    </span>
  )
}
