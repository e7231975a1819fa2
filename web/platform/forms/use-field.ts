import { useId } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useWireText } from '../i18n/language.tsx'

/** Ids, error text and the attributes that tie a control to its label, hint and error. For every field, also a feature's own. */
export function useField(name: string, hint?: string, onLeave?: () => void) {
  const id = useId()
  const wireText = useWireText()
  const { register, control, formState } = useFormContext()
  const key = (get(formState.errors, name) as { message?: string } | undefined)?.message
  const describedBy = [hint && `${id}-hint`, key && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    control,
    register: () => register(name, onLeave && { onBlur: onLeave }),
    error: key ? wireText(key) : undefined,
    errorKey: key,
    attributes: { id, 'aria-invalid': key ? (true as const) : undefined, 'aria-describedby': describedBy || undefined },
  }
}
