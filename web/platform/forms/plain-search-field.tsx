import { useEffect, useRef } from 'react'
import styles from './plain-search-field.module.css'

interface Props {
  name: string
  label: string
  placeholder: string
  defaultValue?: string | undefined
  /** On a line of search: the label stands inside the field while it is empty, and for screen readers. */
  inLine?: boolean
}

/** A search field whose form submits to the address, without a script (VAC-01). It follows the address, but never while a person types. */
export function PlainSearchField({ label, defaultValue = '', inLine = false, placeholder, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const followed = useRef(defaultValue)
  useEffect(() => {
    const shown = field.current
    if (!shown) return
    const typing = shown === document.activeElement && shown.value !== followed.current
    if (!typing) shown.value = defaultValue
    followed.current = defaultValue
  }, [defaultValue])
  return (
    <label className={styles.field}>
      <span className={inLine ? 'visually-hidden' : undefined}>{label}</span>
      <input ref={field} type="search" defaultValue={defaultValue} placeholder={inLine ? label : placeholder} {...input} />
    </label>
  )
}
