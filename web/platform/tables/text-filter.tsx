import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import field from '../forms/field.module.css'

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

/** A filter of typed words, which filters a moment after the last key. */
export function TextFilter({ label, value, onChange }: Props) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const changeTo = useEffectEvent(onChange)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => changeTo(wanted), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [wanted, value])
  return (
    <FilterField label={label}>
      {(id) => (
        <input
          id={id}
          type="search"
          className={field.control}
          value={text}
          maxLength={limits.text.line}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FilterField>
  )
}
