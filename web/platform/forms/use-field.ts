import { useId } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useWireText } from '../i18n/language.tsx'

interface FieldOptions {
  hint?: string | undefined
  optional?: boolean | undefined
  /** Id of further text that describes the field, e.g. the rules of a password. */
  describedBy?: string | undefined
  onLeave?: (() => void) | undefined
}

/**
 * Ids, error text and the attributes that connect a control with its label, hint and error. For every field, including those of features.
 */
export function useField(name: string, { hint, optional = false, describedBy: rules, onLeave }: FieldOptions = {}) {
  const id = useId()
  const wireText = useWireText()
  const { register, control, formState } = useFormContext()
  const key = (get(formState.errors, name) as { message?: string } | undefined)?.message
  const describedBy = [hint && `${id}-hint`, rules, key && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    control,
    register: () => register(name, onLeave && { onBlur: onLeave }),
    error: key ? wireText(key) : undefined,
    errorKey: key,
    // Browsers treat an empty required field as invalid unless `aria-invalid` says otherwise.
    attributes: {
      id,
      required: !optional,
      'aria-invalid': key !== undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
