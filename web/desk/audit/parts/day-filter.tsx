import field from '../../../platform/forms/field.module.css'
import { FilterField } from '../../../platform/tables/text-filter.tsx'

interface Props {
  label: string
  value: string
  onChange: (day: string) => void
}

/** A filter by a day. */
export const DayFilter = ({ label, value, onChange }: Props) => (
  <FilterField label={label}>
    {(id) => (
      <input id={id} type="date" className={field.control} value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </FilterField>
)
