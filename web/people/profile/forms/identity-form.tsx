import { useMemo } from 'react'
import type { PersonalView } from '#domain/kernel/own-record.contract.ts'
import { ownIdentityForm } from '#domain/people/profile/personal.contract.ts'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { useSaveIdentity } from '../profile.queries.ts'
import { OwnEmailFields, ownEmailSecrets } from './own-email-fields.tsx'
import { useSavedBanner } from './saved-banner.ts'

/** Name and address of a colleague; staff have no profile. */
export function IdentityForm() {
  const personal = usePersonal()
  return <AsyncSection query={personal}>{({ data }) => <Fields personal={data} />}</AsyncSection>
}

function Fields({ personal }: { personal: PersonalView }) {
  const t = useText()
  const save = useSaveIdentity()
  const showSaved = useSavedBanner(personal)
  const schema = useMemo(() => ownIdentityForm(personal.email), [personal.email])
  return (
    <FormShell
      name="identity"
      schema={schema}
      initial={fieldsOf(personal)}
      submit={save}
      saved={({ data }) => fieldsOf(data)}
      onDone={showSaved}
      secrets={ownEmailSecrets}
    >
      <FieldGrid>
        <TextField name="name" label={t('personal.name')} autoComplete="given-name" />
        <TextField name="lastname" label={t('personal.lastname')} autoComplete="family-name" />
        <OwnEmailFields saved={personal.email} />
      </FieldGrid>
      <FormEnd label={t('personal.button')} guard />
    </FormShell>
  )
}

function fieldsOf({ name, lastname, email }: PersonalView) {
  return { name, lastname, email, current_password: '', code: '' }
}
