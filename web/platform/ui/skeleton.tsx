import styles from './skeleton.module.css'

/** One grey bar in the shape of what will stand there. Sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />
}

/** A whole page that is not there yet; `label` says so to screen readers. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <Skeleton width="min(18rem, 70%)" height="2.25rem" />
      <Skeleton width="min(30rem, 90%)" />
      <Skeleton height="12rem" />
    </div>
  )
}
