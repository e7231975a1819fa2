import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import styles from './folded-fields.module.css'

interface Props {
  /** The title of the folded part. */
  title: string
  names: readonly string[]
  children: ReactNode
}

/** Folded fields that most people leave empty. They open as soon as one of them has a value or an error. */
export function FoldedFields({ title, names, children }: Props) {
  const { errors, submitCount } = useFormContext().formState
  const values = useWatch({ name: names as string[] }) as unknown[]
  const isFilled = values.some((value) => value !== undefined && value !== null && value !== '')
  const isWrong = names.some((name) => get(errors, name) !== undefined)
  const fold = useRef<HTMLDetailsElement>(null)
  // Runs before the form searches for the first wrong field, because folded fields cannot take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again with each attempt to send it.
  useLayoutEffect(() => {
    if (fold.current && (isFilled || isWrong)) fold.current.open = true
  }, [isFilled, isWrong, submitCount])
  return (
    <details ref={fold} className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
