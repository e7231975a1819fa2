import type { MouseEvent, ReactNode } from 'react'
import styles from './field.module.css'
import type { FieldProps } from './field-frame.tsx'
import { useField } from './use-field.ts'

interface CheckboxProps extends Pick<FieldProps, 'name' | 'hint'> {
  label: ReactNode
  /** A few words for the list of fields to correct, where the label is a whole paragraph. */
  shortName?: string
  /** The form cannot be sent without this yes. */
  required?: boolean
  /** Shows its value but cannot be changed; the hint says why. */
  shut?: boolean
}

/** A yes or no. The label may contain links. */
export function CheckboxField({ name, label, shortName, hint, required = false, shut = false }: CheckboxProps) {
  const { register, attributes, error, id } = useField(name, { hint, optional: !required })
  return (
    <div className={styles.frame} data-refused={Boolean(error)} data-short-name={shortName}>
      <label className={`${styles.choice} ${styles.agreement}`}>
        <input
          type="checkbox"
          {...register()}
          {...attributes}
          {...(shut && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
