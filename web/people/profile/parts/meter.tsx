import type { CSSProperties } from 'react'
import styles from './meter.module.css'

/**
 * An amount as a thin bar. Its width, and `--filled` as its colour, come from the parent. It is a single element: the browser's own meter
 * has four, and a board shows hundreds (P16).
 */
export function Meter({ value, most, label }: { value: number; most: number; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <span
      role="meter"
      className={styles.meter}
      style={{ '--share': `${(100 * value) / most}%` } as CSSProperties}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-label={label}
    />
  )
}
