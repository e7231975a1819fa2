import { useState } from 'react'
import { passkeyForm } from '#domain/people/second-factor/passkeys.contract.ts'
import { deviceWords } from '#domain/people/sessions/devices.rules.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { usePasskeyChanges } from '../passkeys.queries.ts'
import { ProofForm } from './proof-form.tsx'

type Credential = Exclude<Awaited<ReturnType<ReturnType<typeof usePasskeyChanges>['create']>>, undefined>

/** Adds a passkey: the password, the browser's own question, and a name by which the person recognises it (MFA-02). */
export function AddPasskey({ hasApp, onDone }: { hasApp: boolean; onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const { create, add } = usePasskeyChanges()
  const [credential, setCredential] = useState<Credential>()
  const [isStopped, setStopped] = useState(false)
  if (!credential)
    return (
      <>
        {isStopped && <MessageBox>{t('second_factor.passkey_stopped')}</MessageBox>}
        <ProofForm
          hasApp={hasApp}
          submit={create}
          onDone={(created) => {
            setStopped(created === undefined)
            setCredential(created)
          }}
          submitLabel={t('second_factor.continue')}
        >
          <p>{t('second_factor.passkey_proof_hint')}</p>
        </ProofForm>
      </>
    )
  const { browser, system } = deviceWords(navigator.userAgent)
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {t('second_factor.passkey_name_hint')}
      </p>
      <FormShell
        name="passkey"
        schema={passkeyForm}
        initial={{ name: [browser, system].filter(Boolean).join(' · ') }}
        submit={({ name }) => add(name, credential)}
        onDone={({ success_message }) => {
          banner.success(success_message)
          onDone()
        }}
      >
        <TextField name="name" label={t('second_factor.passkey_name')} autoComplete="off" />
        <FormEnd label={t('second_factor.passkey_save')} />
      </FormShell>
    </>
  )
}
