import { useEffect, useRef } from 'react'
import styles from './plain-search-field.module.css'

interface Props {
  name: string
  label: string
  placeholder: string
  defaultValue?: string
}

/** A field of a form that asks the address and needs no script (VAC-01). It follows the address, but not under the hands of who types. */
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
