import { consentCovers } from '#domain/kernel/consent-covers.ts'
import { useText } from '../i18n/language.tsx'
import { SelectField } from './choice-fields.tsx'

/** What a consent covers: keeping the data, offers of vacancies, or both (CON-03). */
export function CoversField() {
  const t = useText()
  return (
    <SelectField
      name="consent_covers"
      label={t('intake.covers')}
      hint={t('intake.covers_help')}
      options={consentCovers.map((value) => ({ value, label: t(`intake.covers.${value}`) }))}
    />
  )
}
