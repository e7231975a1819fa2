import { useEffect, useRef } from 'react'
import styles from './plain-search-field.module.css'

interface Props {
  name: string
  label: string
  placeholder: string
  defaultValue?: string
}

/** A search field whose form submits to the address, without a script (VAC-01). It follows the address, but never while a person types. */
export function PlainSearchField({ label, defaultValue = '', ...input }: Props) {
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
      {label}
      <input ref={field} type="search" defaultValue={defaultValue} {...input} />
    </label>
  )
}
