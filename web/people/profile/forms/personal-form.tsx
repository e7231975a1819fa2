import { useMemo } from 'react'
import type { PersonalView } from '#domain/kernel/own-record.contract.ts'
import { ownPersonalForm } from '#domain/people/profile/personal.contract.ts'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { FoldedFields } from '../../../platform/forms/folded-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useSavePersonal } from '../profile.queries.ts'
import { OwnEmailFields, ownEmailSecrets } from './own-email-fields.tsx'
import { useSavedBanner } from './saved-banner.ts'

export function PersonalForm({ personal }: { personal: PersonalView }) {
  const t = useText()
  const showSaved = useSavedBanner(personal)
  const save = useSavePersonal()
  const schema = useMemo(() => ownPersonalForm(personal.today, personal.email), [personal.today, personal.email])
  return (
    <FormShell
      name="personal"
      schema={schema}
      initial={fieldsOf(personal)}
      submit={save}
      saved={({ data }) => fieldsOf(data)}
      onDone={showSaved}
      secrets={ownEmailSecrets}
    >
      <h2>{t('personal.section_identity')}</h2>
      <FieldGrid>
        <TextField name="name" label={t('personal.name')} autoComplete="given-name" />
        <TextField name="lastname" label={t('personal.lastname')} autoComplete="family-name" />
        <DateField
          name="date_of_birth"
          label={t('personal.date_of_birth')}
          hint={t('personal.date_of_birth_help')}
          max={personal.today}
          autoComplete="bday"
        />
      </FieldGrid>
      <h2>{t('personal.section_contact')}</h2>
      <FieldGrid>
        <OwnEmailFields saved={personal.email} />
        <TextField
          name="personal_phone"
          label={t('personal.personal_phone')}
          hint={t('personal.phone_help')}
          type="tel"
          autoComplete="tel"
        />
      </FieldGrid>
      <FoldedFields title={t('personal.more_contact')} names={['home_phone', 'website']}>
        <FieldGrid>
          <TextField name="home_phone" label={t('personal.home_phone')} type="tel" optional />
          <TextField
            name="website"
            label={t('personal.website')}
            hint={t('personal.website_help')}
            type="url"
            autoComplete="url"
            optional
          />
        </FieldGrid>
      </FoldedFields>
      <h2>{t('personal.section_address')}</h2>
      <FieldGrid>
        <TextField name="address" label={t('personal.address')} autoComplete="address-line1" />
        <TextField name="city" label={t('personal.city')} width="middle" autoComplete="address-level2" optional />
        <TextField name="state" label={t('personal.state')} width="middle" autoComplete="address-level1" />
        <TextField name="country" label={t('personal.country')} width="middle" autoComplete="country-name" />
        <TextField
          name="zip_code"
          label={t('personal.zip_code')}
          width="short"
          hint={t('personal.zip_code_help')}
          autoComplete="postal-code"
        />
      </FieldGrid>
      <FoldedFields title={t('personal.more_address')} names={['address2', 'apartment']}>
        <FieldGrid>
          <TextField name="address2" label={t('personal.address2')} autoComplete="address-line2" optional />
          <TextField name="apartment" label={t('personal.apartment')} width="short" optional />
        </FieldGrid>
      </FoldedFields>
      <h2>{t('personal.section_about')}</h2>
      <TextAreaField name="about_me" label={t('personal.about_me')} hint={t('personal.about_me_help')} />
      <FormEnd label={t('personal.button')} long guard />
    </FormShell>
  )
}

function fieldsOf({ name, lastname, email, user_detail: details }: PersonalView) {
  return { name, lastname, email, current_password: '', code: '', ...details }
}
