import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { useText } from '../i18n/language.tsx'
import type { Option } from './choice-fields.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import own from './multi-select-field.module.css'
import { useField } from './use-field.ts'

/** Several of a list, found by typing: plain checkboxes under a filter, the chosen ones above as chips. */
export function MultiSelectField({ name, label, hint, optional, options }: FieldProps & { options: readonly Option[] }) {
  const { control, attributes, error, id } = useField(name, hint)
  const { field } = useController({ name, control })
  const t = useText()
  const [filter, setFilter] = useState('')
  const chosen = (field.value ?? []) as readonly string[]
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  const fitting = options.filter((option) => plain(option.label).includes(plain(filter)))

  /** Enter takes the only one that fits, and never sends the form. */
  const chooseOnly = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [only, ...others] = fitting
    if (!only || others.length > 0 || filter === '') return
    toggle(only.value)
    setFilter('')
  }

  return (
    <FieldFrame group {...{ id, label, hint, optional, error }}>
      <ul className={own.chips} aria-label={t('common.selected', { count: chosen.length })}>
        {options
          .filter(({ value }) => chosen.includes(value))
          .map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className={own.chip}
                onClick={() => toggle(option.value)}
                aria-label={t('common.remove_named', { name: option.label })}
              >
                {option.label}
                <IconX size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
      </ul>
      <input
        {...attributes}
        ref={field.ref}
        type="search"
        className={styles.control}
        placeholder={t('common.select_many')}
        aria-labelledby={`${id}-label`}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onBlur={field.onBlur}
        onKeyDown={chooseOnly}
      />
      <div className={own.list}>
        {fitting.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
        {fitting.length === 0 && <p className={styles.hint}>{t('common.no_results')}</p>}
      </div>
    </FieldFrame>
  )
}

/** Without accents and case, so that 'gestion' finds 'Gestión'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
