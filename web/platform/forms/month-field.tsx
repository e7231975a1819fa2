import { useState } from 'react'
import { useController } from 'react-hook-form'
import { localeOf } from '#domain/kernel/languages.ts'
import { useLanguage, useText } from '../i18n/language.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import own from './month-field.module.css'
import { useField } from './use-field.ts'

const yearsBack = 70

interface Props extends FieldProps {
  /** The day of the month that is stored: the first, or the last one that is over. */
  edge: 'first' | 'last'
  /** The latest day, as yyyy-mm-dd. */
  max: string
}

/** A month and a year, stored as a day, because few people know the day on which they began to work somewhere. */
export function MonthField({ name, label, hint, optional, edge, max }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const { attributes, error, control, id } = useField(name, { hint, optional })
  const { field } = useController({ name, control })
  const kept = typeof field.value === 'string' ? field.value : ''
  const [half, setHalf] = useState({ year: '', month: '' })
  const [year = '', month = ''] = kept === '' ? [half.year, half.month] : kept.split('-')
  const lastYear = Number(max.slice(0, 4)) || new Date().getFullYear()
  const years = Array.from({ length: yearsBack }, (_, back) => String(lastYear - back))
  const months = new Intl.DateTimeFormat(localeOf[language], { month: 'long', timeZone: 'UTC' })

  const choose = (chosen: { year: string; month: string }) => {
    setHalf(chosen)
    field.onChange(chosen.year && chosen.month ? dayOf(chosen, edge, max) : '')
  }
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <div className={own.parts}>
        <select
          {...attributes}
          ref={field.ref}
          aria-label={t('common.month_of', { label })}
          value={month}
          className={styles.control}
          onBlur={field.onBlur}
          onChange={({ target }) => choose({ year, month: target.value })}
        >
          <option value="">{t('common.month')}</option>
          {Array.from({ length: 12 }, (_, index) => (
            <option key={months.format(Date.UTC(2000, index))} value={String(index + 1).padStart(2, '0')}>
              {months.format(Date.UTC(2000, index))}
            </option>
          ))}
        </select>
        <select
          aria-label={t('common.year_of', { label })}
          required={attributes.required}
          aria-invalid={attributes['aria-invalid']}
          value={year}
          className={styles.control}
          onBlur={field.onBlur}
          onChange={({ target }) => choose({ year: target.value, month })}
        >
          <option value="">{t('common.year')}</option>
          {year !== '' && !years.includes(year) && <option>{year}</option>}
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
    </FieldFrame>
  )
}

function dayOf({ year, month }: { year: string; month: string }, edge: Props['edge'], max: string): string {
  if (edge === 'first') return `${year}-${month}-01`
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return last > max && last.slice(0, 7) === max.slice(0, 7) ? max : last
}
