import { useId, useState } from 'react'
import { type RecordKind, type UsualField, usualFields } from '#domain/desk/record-imports/record-fields.rules.ts'
import type { RecordChoices, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from '../../../platform/imports/imports.module.css'

type Usual = RecordChoices['usual']

interface Props {
  kind: RecordKind
  asks: RecordPreview['asks']
  usual: Usual
  onChange(usual: Usual): void
}

const choices = { type: ['FullTime', 'PartTime'], mode: ['Present', 'Remote'] } as const
const lines: ReadonlySet<UsualField> = new Set(['city', 'reports_to', 'skills'])
/** Texts that few vacancies of a table share. */
const rareTexts: ReadonlySet<UsualField> = new Set(['essential', 'knowledge', 'minimum', 'preferred'])

/** What rows lack, asked once for all of them. An empty answer leaves them as they are (MOV-02). */
export function UsualValues({ kind, asks, usual, onChange }: Props) {
  const t = useText()
  const counts = new Map(asks.map(({ field: name, count }) => [name, count]))
  const asked = kind === 'clients' ? [usualFields[0]] : usualFields.filter((name) => counts.has(name) || usual[name])
  if (asked.length === 0) return null
  const hintOf = (name: UsualField) => (counts.has(name) ? t('records.usual_lack', { count: counts.get(name) ?? 0 }) : undefined)
  const set = (name: UsualField, value: string) => value !== (usual[name] ?? '') && onChange({ ...usual, [name]: value })
  const fieldOf = (name: UsualField) =>
    name === 'type' || name === 'mode' ? (
      <InstantChoice
        key={name}
        label={t(`records.field.${name}`)}
        hint={hintOf(name) ?? ''}
        options={choices[name].map((value) => ({
          value,
          label: t(value === 'FullTime' || value === 'PartTime' ? `vacancies.type.${value}` : `vacancies.place.${value}`),
        }))}
        value={usual[name] ?? choices[name][0]}
        onChoose={(value) => set(name, value)}
      />
    ) : (
      <UsualText
        key={name}
        label={kind === 'clients' ? t('records.usual_city') : t(`records.field.${name}`)}
        hint={hintOf(name)}
        isLine={lines.has(name)}
        value={usual[name] ?? ''}
        onDone={(value) => set(name, value)}
      />
    )
  return (
    <>
      {kind === 'vacancies' && (
        <>
          <h2>{t('records.usual')}</h2>
          <p className={styles.soft}>{t('records.usual_hint')}</p>
        </>
      )}
      {asked.filter((name) => !rareTexts.has(name)).map(fieldOf)}
      {asked.some((name) => rareTexts.has(name)) && (
        <details>
          <summary>{t('records.usual_more')}</summary>
          {asked.filter((name) => rareTexts.has(name)).map(fieldOf)}
        </details>
      )}
    </>
  )
}

interface TextProps {
  label: string
  hint: string | undefined
  isLine: boolean
  value: string
  onDone(value: string): void
}

/** A text that counts when the field loses the focus, so that the rows are not read again at each letter. */
function UsualText({ label, hint, isLine, value, onDone }: TextProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const control = {
    ...{ id, className: field.control, value: text, autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onBlur: () => onDone(text.trim()),
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} width="middle" optional error={undefined}>
      {isLine ? (
        <input {...control} type="text" maxLength={limits.text.line} />
      ) : (
        <textarea {...control} rows={3} maxLength={limits.text.paragraph} />
      )}
    </FieldFrame>
  )
}
