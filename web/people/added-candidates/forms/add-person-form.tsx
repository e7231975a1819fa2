import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { languages } from '#domain/kernel/languages.ts'
import {
  type AddedPersonForm,
  type AddedPersonView,
  addedPersonForm,
  consentWays,
} from '#domain/people/added-candidates/added-candidates.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { RadioField, SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useAddPerson } from '../added-candidates.queries.ts'
import { HeldConsentFields } from './held-consent-fields.tsx'

const noConsent = {
  consent_way: 'ask',
  consented_on: '',
  consent_how: '',
  consent_covers: 'both',
  consent_declared: false,
} as const
const files = { file: { kinds: documentExtensions } }

interface Props {
  /** The vacancy that is chosen at first; empty for none. */
  vacancy: string
  /** The field of the vacancy, under the name uuid_jobs. */
  vacancyField: ReactNode
  onAdded(added: AddedPersonView, vacancy: string): void
}

/** Adds a candidate by hand (INT-01). */
export function AddPersonForm({ vacancy, vacancyField, onAdded }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const add = useAddPerson()
  /** The person who has the address, if staff may read about them. */
  const [holder, setHolder] = useState<string>()
  const mayPutInto = useMay({ module: 'candidates', item: 'change' })
  const initial = { name: '', lastname: '', email: '', personal_phone: '', city: '', source_note: '' }
  return (
    <FormShell
      name={`added person ${vacancy}`}
      schema={addedPersonForm}
      initial={{ ...initial, ...noConsent, language, uuid_jobs: mayPutInto ? vacancy : '' }}
      files={files}
      submit={async (body, { files: chosen, onProgress }) => {
        const { data } = await add({ body, files: { file: chosen.file }, onProgress }).catch((error: unknown) => {
          setHolder(asRefusal(error).uuid)
          throw error
        })
        return { data, into: String(body.uuid_jobs ?? '') }
      }}
      onDone={({ data, into }) => onAdded(data, into)}
    >
      <Fields<AddedPersonForm>
        of={{
          name: null,
          lastname: (
            <FieldGrid key="names">
              <TextField name="name" label={t('personal.name')} errorTexts={otherNameErrors} autoComplete="off" />
              <TextField name="lastname" label={t('personal.lastname')} errorTexts={otherNameErrors} autoComplete="off" />
            </FieldGrid>
          ),
          email: <EmailField holder={holder} />,
          personal_phone: null,
          city: (
            <FieldGrid>
              <TextField name="personal_phone" label={t('intake.phone')} type="tel" autoComplete="off" optional />
              <TextField name="city" label={t('intake.city')} autoComplete="off" optional />
            </FieldGrid>
          ),
          language: (
            <SelectField
              name="language"
              label={t('intake.language')}
              hint={t('intake.language_help')}
              options={languages.map((value) => ({ value, label: t(`users.language.${value}`) }))}
            />
          ),
          source_note: (
            <TextField
              name="source_note"
              label={t('intake.source_note')}
              hint={t('intake.source_note_help')}
              autoComplete="off"
              optional
            />
          ),
          uuid_jobs: mayPutInto && vacancyField,
          consent_way: (
            <RadioField
              name="consent_way"
              label={t('intake.consent_way')}
              options={consentWays.map((value) => ({ value, label: t(`intake.consent_way.${value}`) }))}
            />
          ),
          consented_on: null,
          consent_how: null,
          consent_covers: null,
          consent_declared: <HeldConsentFields />,
        }}
      />
      <FileField name="file" label={t('intake.cv')} kinds={documentExtensions} optional />
      <FormEnd label={t('intake.save')} guard />
    </FormShell>
  )
}

/** The address; `holder` is the person who has it already, if staff may read about them. */
function EmailField({ holder }: { holder: string | undefined }) {
  const t = useText()
  const wireText = useWireText()
  return (
    <>
      <TextField
        name="email"
        label={t('intake.email')}
        hint={t('intake.email_help')}
        type="email"
        autoComplete="off"
        optional
        explain={(key) =>
          key === 'intake.error.taken' &&
          holder && (
            <>
              {wireText(key)}{' '}
              <Link to={userScreens.userProfile.to({ uuid: holder })} target="_blank">
                {t('intake.error.taken_link')}
              </Link>
            </>
          )
        }
      />
      <DomainQuestion name="email" />
    </>
  )
}
