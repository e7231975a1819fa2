import { useId } from 'react'
import type { RecordChoices, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from '../../../platform/imports/imports.module.css'

interface Props {
  spellings: RecordPreview['spellings']
  onChange(apart: RecordChoices['apart']): void
}

/** Spellings that count as one company until somebody says that they are different ones (MOV-04). */
export function SameCompany({ spellings, onChange }: Props) {
  const t = useText()
  const id = useId()
  if (spellings.length === 0) return null
  const apart = spellings.filter(({ is_apart }) => is_apart).map(({ key }) => key)
  return (
    <FieldFrame group id={id} label={t('records.spellings')} hint={t('records.spellings_hint')} error={undefined}>
      {spellings.map(({ key, names, is_apart }) => (
        <label key={key} className={styles.choice}>
          <input
            type="checkbox"
            checked={!is_apart}
            onChange={(event) => onChange(event.target.checked ? apart.filter((one) => one !== key) : [...apart, key])}
          />
          {names.join(' · ')}
        </label>
      ))}
    </FieldFrame>
  )
}
