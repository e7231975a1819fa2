import { type ReactNode, useId } from 'react'
import field from '../forms/field.module.css'
import { useTypedSearch } from './use-typed-search.ts'

/** The label and the control of a filter. */
export function FilterField({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className={field.frame}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

interface Props {
  label: string
  value: string
  onChange(value: string): void
}

/** A filter of typed words, which filters as the search does. */
export function TextFilter({ label, value, onChange }: Props) {
  const typed = useTypedSearch(value, onChange)
  return <FilterField label={label}>{(id) => <input id={id} className={field.control} {...typed} />}</FilterField>
}
