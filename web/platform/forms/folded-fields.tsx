import { type ReactNode, useEffect, useState } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import styles from './folded-fields.module.css'

interface Props {
  /** What the fields are about. */
  title: string
  /** The names of the fields. */
  names: readonly string[]
  children: ReactNode
}

/** Fields that most people leave empty, folded; open as soon as one of them holds a value or an error. */
export function FoldedFields({ title, names, children }: Props) {
  const { errors } = useFormContext().formState
  const values = useWatch({ name: names as string[] }) as unknown[]
  const isFilled = values.some((value) => value !== undefined && value !== null && value !== '')
  const [open, setOpen] = useState(isFilled)
  const isNeeded = isFilled || names.some((name) => get(errors, name) !== undefined)
  useEffect(() => {
    if (isNeeded) setOpen(true)
  }, [isNeeded])
  return (
    <details className={styles.fold} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
