import styles from './skeleton.module.css'

/** A grey placeholder bar in the shape of the content. Sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />
}

/** The placeholder of a whole page; screen readers announce `label` while it loads. */
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
