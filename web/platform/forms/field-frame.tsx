import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import styles from './field.module.css'

/** The properties of every field. Labels are texts, not keys. */
export interface FieldProps {
  name: string
  label: string
  hint?: string | undefined
  /** The width of content that is shorter than a line of text: 'short' for figures and codes, 'middle' for phones and names of places. */
  width?: 'short' | 'middle' | undefined
  /** Shows 'optional' beside the label; other fields are required. */
  optional?: boolean
}
interface Props extends Omit<FieldProps, 'name'> {
  id: string
  error: ReactNode
  /** A group of controls has a legend instead of a label. */
  group?: boolean
  children: ReactNode
}

/** Label, hint, control, error. */
export function FieldFrame({ id, label, hint, width, optional = false, error, group = false, children }: Props) {
  const t = useText()
  const Frame = group ? 'fieldset' : 'div'
  const Label = group ? 'legend' : 'label'
  const groupAttributes = group
    ? { 'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined }
    : {}
  return (
    <Frame className={styles.frame} data-refused={Boolean(error)} data-width={width} {...groupAttributes}>
      <Label id={`${id}-label`} className={styles.label} {...(group ? {} : { htmlFor: id })}>
        {label}
        {optional && <span className={styles.optional}> ({t('common.optional')})</span>}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </Frame>
  )
}
