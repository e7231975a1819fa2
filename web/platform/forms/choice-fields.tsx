import { type ReactNode, useId } from 'react'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../i18n/language.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useField } from './use-field.ts'

export interface Option {
  readonly value: string
  readonly label: string
  /** The language of the label, when it differs from the page's. */
  readonly lang?: Language
}

/** One option of a list. With `placeholder` none is chosen at first. `below` stands under the list. */
export function SelectField({
  name,
  label,
  hint,
  width,
  optional,
  options,
  placeholder,
  below,
}: FieldProps & { options: readonly Option[]; placeholder?: boolean; below?: ReactNode }) {
  const { register, attributes, error, id } = useField(name, { hint, optional })
  const t = useText()
  return (
    <FieldFrame {...{ id, label, hint, width, optional, error }}>
      <select {...register()} {...attributes} className={styles.control}>
        {placeholder && <option value="">{t('common.select_option')}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      {below}
    </FieldFrame>
  )
}

/** One of a few options, all visible. */
export function RadioField({ name, label, hint, optional, options }: FieldProps & { options: readonly Option[] }) {
  const { register, attributes, error, id } = useField(name, { hint, optional })
  return (
    <FieldFrame group {...{ id, label, hint, optional, error }}>
      <div className={styles.choices}>
        {options.map(({ value, label, lang }) => (
          <label key={value} className={styles.choice} lang={lang}>
            <input
              id={`${id}-${value}`}
              type="radio"
              value={value}
              {...register()}
              required={attributes.required}
              aria-invalid={attributes['aria-invalid']}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

interface InstantChoiceProps<Value extends string | number> {
  label: string
  hint?: string
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  value: Value
  onChoose(value: Value): void
}

/** One of a few options, outside any form. It takes effect as soon as it is chosen. */
export function InstantChoice<Value extends string | number>({
  label,
  hint,
  options,
  value,
  onChoose,
}: InstantChoiceProps<Value>) {
  const id = useId()
  return (
    <FieldFrame group id={id} label={label} hint={hint} error={undefined}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} lang={option.lang}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChoose(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
