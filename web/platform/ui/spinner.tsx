import styles from './spinner.module.css'

/** A sign that something runs. Decoration: the element around it says in words what is busy. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
