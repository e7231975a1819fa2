import { useId } from 'react'
import styles from './link-field.module.css'

/** A link to read and select, beside a button that copies it. */
export function LinkField({ label, link }: { label: string; link: string }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
    </div>
  )
}
