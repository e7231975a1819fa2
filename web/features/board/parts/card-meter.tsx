import type { IconNode } from '@tabler/icons-react'
import { OnePathIcon } from '../../../platform/ui/light-icon.tsx'
import { Meter } from '../../../platform/ui/meter.tsx'
import styles from './board-card.module.css'

interface Props {
  icon: IconNode
  value: number
  /** Of how many; nothing is shown when there are none. */
  most: number
  label: string
  /** What stands behind the number, a line each. */
  details?: readonly string[]
}

/** How many of the vacancy's skills or tests a candidate has. */
export function CardMeter({ icon, value, most, label, details = [] }: Props) {
  if (most === 0) return null
  return (
    <span className={styles.meter} title={[label, ...details].join('\n')}>
      <OnePathIcon icon={icon} size={16} />
      <Meter value={value} most={most} label={[label, ...details].join('. ')} />
    </span>
  )
}
