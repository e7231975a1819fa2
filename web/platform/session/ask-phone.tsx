import { useEffect, useState } from 'react'
import { getPersonalEndpoint, phoneForm, savePhoneEndpoint } from '#domain/kernel/own-record.contract.ts'
import { call } from '../client/call.ts'
import { FormEnd, FormShell } from '../forms/form-shell.tsx'
import { TextField } from '../forms/text-fields.tsx'
import { addAudiences } from '../i18n/catalog.ts'
import { useText } from '../i18n/language.tsx'
import { useBanner } from '../ui/use-banner.ts'

// Public pages show it as soon as somebody has applied, and may not have these texts yet.
await addAudiences('candidate')

/** Asks an applicant for the phone that their record lacks (APP-04). Loads no query library, because public pages show it. */
export default function AskPhone() {
  const t = useText()
  const banner = useBanner()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    call(getPersonalEndpoint, {}).then(
      ({ data }) => setMissing(data.user_detail.personal_phone === ''),
      // The application is sent; a phone that cannot be asked for now is asked for by the profile.
      () => {},
    )
  }, [])
  if (!isMissing) return null
  return (
    <FormShell
      name="phone to call"
      schema={phoneForm}
      initial={{ personal_phone: '' }}
      mayStayEmpty
      submit={(body) => call(savePhoneEndpoint, { body })}
      onDone={({ success_message }) => {
        setMissing(false)
        banner.success(success_message)
      }}
    >
      <TextField
        name="personal_phone"
        label={t('personal.phone_ask')}
        hint={t('personal.phone_to_call_help')}
        type="tel"
        autoComplete="tel"
        optional
      />
      <FormEnd label={t('personal.phone_save')} />
    </FormShell>
  )
}
