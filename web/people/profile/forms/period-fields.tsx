import { useWatch } from 'react-hook-form'
import { periodCodes } from '#domain/people/profile/period.contract.ts'
import { RadioField } from '../../../platform/forms/choice-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { MonthField } from '../../../platform/forms/month-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'

/** The start of a period, whether it is ongoing, and the end of an ended one (EDU-01, EXP-01). */
export function PeriodFields({ of, today }: { of: 'professional' | 'experience'; today: string }) {
  const t = useText()
  const name = `time_${of}`
  const hasEnded = useWatch({ name }) === 'P'
  return (
    <>
      <RadioField
        name={name}
        label={t(`${of}.time`)}
        options={periodCodes.map((code) => ({ value: code, label: t(`${of}.time.${code}`) }))}
      />
      <FieldGrid>
        <MonthField name="from" label={t('profile.from')} edge="first" max={today} />
        {hasEnded && <MonthField name="to" label={t('profile.to')} edge="last" max={today} />}
      </FieldGrid>
    </>
  )
}
