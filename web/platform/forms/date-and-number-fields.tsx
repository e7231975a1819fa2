import type { FieldProps } from './field-frame.tsx'
import { type InputProps, TextField } from './text-fields.tsx'

/** A whole number, typed as digits; the contract converts it. */
export function NumberField(props: FieldProps & InputProps) {
  return <TextField inputMode="numeric" autoComplete="off" width="short" {...props} />
}

/** A calendar day as yyyy-mm-dd; `min` and `max` have the same form. */
export function DateField(props: FieldProps & InputProps) {
  return <TextField {...props} type="date" />
}
