import { useWatch } from 'react-hook-form'
import { calendarDay } from '#domain/kernel/dates.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { CoversField } from '../../../platform/forms/covers-field.tsx'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'

/** The day and manner of a consent that the company holds, with the declaration, once staff say that it does (INT-07). */
export function HeldConsentFields() {
  const t = useText()
  const way: unknown = useWatch({ name: 'consent_way' })
  if (way !== 'held') return null
  return (
    <>
      <FieldGrid>
        <DateField name="consented_on" label={t('intake.consented_on')} max={calendarDay(new Date(), ownTimeZone())} />
        <TextField name="consent_how" label={t('intake.consent_how')} hint={t('intake.consent_how_help')} autoComplete="off" />
      </FieldGrid>
      <CoversField />
      <CheckboxField required name="consent_declared" label={t('intake.consent_declared')} />
    </>
  )
}
