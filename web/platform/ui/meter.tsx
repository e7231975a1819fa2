import styles from './meter.module.css'

/** How much of something there is, as a thin bar; its width, and `--filled` as its colour, come from around it. */
export function Meter({ value, most, label }: { value: number; most: number; label: string }) {
  return <meter className={styles.meter} min={0} max={most} value={value} aria-label={label} />
}
