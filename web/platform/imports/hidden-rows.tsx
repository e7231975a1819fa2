import type { HiddenChoice } from '#domain/kernel/table-reading.ts'
import { InstantChoice } from '../forms/choice-fields.tsx'
import { useText } from '../i18n/language.tsx'

interface Props {
  /** Their lines. */
  rows: readonly number[]
  value: HiddenChoice
  onChoose(value: HiddenChoice): void
}

const shownLines = 20

/** Asks about rows that the file hides, because importing them or leaving them out may be a mistake (MOV-04). */
export function HiddenRows({ rows, value, onChoose }: Props) {
  const t = useText()
  if (rows.length === 0) return null
  const lines = rows.slice(0, shownLines).join(', ') + (rows.length > shownLines ? ' …' : '')
  return (
    <InstantChoice
      label={t('imports.hidden')}
      hint={t('imports.hidden_hint', { count: rows.length, lines })}
      options={(['take', 'leave_out'] as const).map((choice) => ({ value: choice, label: t(`imports.hidden.${choice}`) }))}
      value={value}
      onChoose={onChoose}
    />
  )
}
