import styles from './file-name.module.css'

/** A file's name that may wrap, but never inside its extension. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? Math.max(0, dot - 2) : name.length
  return (
    <span className={styles.name}>
      {name.slice(0, end)}
      <span className={styles.end}>{name.slice(end)}</span>
    </span>
  )
}
