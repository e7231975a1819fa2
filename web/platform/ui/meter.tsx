import type { CSSProperties } from 'react'
import styles from './meter.module.css'

/**
 * How much of something there is, as a thin bar; its width, and `--filled` as its colour, come from around it. One element: the
 * browser's own is four, and a board has hundreds (P16).
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
