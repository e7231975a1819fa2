import type { Option } from '../forms/choice-fields.tsx'
import field from '../forms/field.module.css'
import { FilterField } from './text-filter.tsx'

interface Props {
  label: string
  /** The words of no filter. */
  any: string
  value: string
  options: readonly Option[]
  disabled?: boolean
  onChange(value: string): void
}

/** A filter of one of a few values. A value that is no option, as of an older address, is shown as it is. */
export function FilterSelect({ label, any, value, options, disabled = false, onChange }: Props) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <FilterField label={label}>
      {(id) => (
        <select
          id={id}
          className={field.control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {!isKnown && <option value={value}>{value}</option>}
        </select>
      )}
    </FilterField>
  )
}
