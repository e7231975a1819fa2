import { useMemo } from 'react'
import { countries } from '#domain/hiring/vacancies/rules/countries.ts'
import { countryName } from '#domain/hiring/vacancies/rules/country-name.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'

/** The site's country, or any other by name (SPEC-67). */
export function CountryField() {
  const t = useText()
  const { language } = useLanguage()
  const named = useMemo(() => {
    const options = countries.map((value) => ({ value, label: countryName(value, language) }))
    return options.sort((one, other) => one.label.localeCompare(other.label, language))
  }, [language])
  const site = t('vacancies.form.country_of_site', { country: countryName(readSettings().country, language) })
  return (
    <SelectField
      name="country"
      label={t('vacancies.field.country')}
      hint={t('vacancies.form.country_help')}
      options={[{ value: '', label: site }, ...named]}
    />
  )
}
