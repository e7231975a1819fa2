import styles from './spinner.module.css'

/** Shows that something runs. It is decoration: the parent says in words what is busy. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
