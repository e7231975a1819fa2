import styles from './file-name.module.css'

/** The last characters of a name and its extension. A name that ends with a sentence has no extension after its last dot. */
const ending = /.{0,2}\.[^.\s]{1,8}$/

/** A file's name that may wrap, but never inside its extension. */
export function FileName({ name }: { name: string }) {
  const end = ending.exec(name)?.index ?? name.length
  return (
    <span className={styles.name}>
      {name.slice(0, end)}
      <span className={styles.end}>{name.slice(end)}</span>
    </span>
  )
}
