import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useField } from './use-field.ts'

/** Several lines of plain text. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  rows = 5,
  lang,
}: FieldProps & { rows?: number; lang?: string | undefined }) {
  const { register, attributes, error, id } = useField(name, { hint, optional })
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <textarea rows={rows} lang={lang} {...register()} {...attributes} className={styles.control} />
    </FieldFrame>
  )
}
