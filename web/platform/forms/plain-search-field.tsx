import styles from './plain-search-field.module.css'

interface Props {
  name: string
  label: string
  placeholder: string
  defaultValue?: string
}

/** A field of a form that asks the address and needs no script (VAC-01). */
export function PlainSearchField({ label, ...input }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input type="search" {...input} />
    </label>
  )
}
