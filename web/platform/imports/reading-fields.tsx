import { useId } from 'react'
import type { BareEncoding } from '#domain/kernel/text-encodings.ts'
import { InstantChoice } from '../forms/choice-fields.tsx'
import field from '../forms/field.module.css'
import { useText } from '../i18n/language.tsx'
import styles from './imports.module.css'

interface Props {
  reading: {
    readonly sheets: readonly { readonly name: string; readonly rows: number }[]
    readonly sheet: string
    readonly encoding: {
      readonly used: BareEncoding
      readonly is_certain: boolean
      readonly choices: readonly { readonly encoding: BareEncoding; readonly sample: string }[]
    } | null
  }
  sheetLabel: string
  onSheet(sheet: string): void
  onEncoding(encoding: BareEncoding): void
}

/** Which table of a file is read, and in which encoding where the file does not say it; nothing where neither is a question. */
export function ReadingFields({ reading: { sheets, sheet, encoding }, sheetLabel, onSheet, onEncoding }: Props) {
  const t = useText()
  const id = useId()
  if (sheets.length < 2 && !encoding) return null
  return (
    <div className={styles.options}>
      {sheets.length > 1 && (
        <div>
          <label htmlFor={id}>{sheetLabel}</label>
          <select id={id} className={field.control} value={sheet} onChange={(event) => onSheet(event.target.value)}>
            {sheets.map(({ name, rows }) => (
              <option key={name} value={name}>
                {t('imports.sheet_option', { name, count: rows })}
              </option>
            ))}
          </select>
        </div>
      )}
      {encoding && (
        <InstantChoice<BareEncoding | ''>
          label={t('imports.encoding')}
          hint={t(encoding.is_certain ? 'imports.encoding_sure' : 'imports.encoding_unsure')}
          options={encoding.choices.map(({ encoding: value, sample }) => ({
            value,
            label: t('imports.encoding_option', { name: t(`imports.encoding.${value}`), sample }),
          }))}
          value={encoding.is_certain ? encoding.used : ''}
          onChoose={(chosen) => chosen !== '' && onEncoding(chosen)}
        />
      )}
    </div>
  )
}
