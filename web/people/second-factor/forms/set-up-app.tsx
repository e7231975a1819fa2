import { useState } from 'react'
import { type AppSetup, appCodeForm } from '#domain/people/second-factor/second-factor.contract.ts'
import { shownKey } from '#domain/people/second-factor/second-factor.rules.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { QrCode } from '../parts/qr-code.tsx'
import { RecoveryCodes } from '../parts/recovery-codes.tsx'
import styles from '../parts/second-factor.module.css'
import { useFactorChanges } from '../second-factor.queries.ts'
import { ProofForm } from './proof-form.tsx'

const secrets = ['code']

interface Props {
  hasApp: boolean
  /** Called when the recovery codes are shown. */
  onCodes?(): void
  onDone(): void
}

/** Sets up an authenticator app: the password, the QR code with its key, the first code, and then the recovery codes (MFA-01). */
export function SetUpApp({ hasApp, onCodes, onDone }: Props) {
  const t = useText()
  const banner = useBanner()
  const { begin, confirm } = useFactorChanges()
  const [setup, setSetup] = useState<AppSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  // Once the app is set up, the record that is read again says that there is one.
  const [asksForCode] = useState(hasApp)
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (!setup)
    return (
      <ProofForm hasApp={asksForCode} submit={begin} onDone={setSetup} submitLabel={t('second_factor.continue')}>
        <p>{t('second_factor.proof_hint')}</p>
      </ProofForm>
    )
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {t('second_factor.scan')}
      </p>
      <QrCode text={setup.uri} label={t('second_factor.qr')} />
      <p className={styles.onDevice}>
        <a href={setup.uri}>{t('second_factor.on_this_device')}</a>
      </p>
      <p>{t('second_factor.type_key')}</p>
      <p className={styles.key} translate="no">
        {shownKey(setup.key)}
      </p>
      <div className={styles.actions}>
        <CopyButton text={setup.key} label={t('second_factor.copy_key')} />
      </div>
      <FormShell
        name="first code"
        schema={appCodeForm}
        initial={{ code: '' }}
        secrets={secrets}
        submit={({ code }) => confirm({ code })}
        onDone={({ success_message, data }) => {
          banner.success(success_message)
          setCodes(data.recovery_codes)
          onCodes?.()
        }}
      >
        <TextField
          name="code"
          label={t('second_factor.code')}
          hint={t('second_factor.confirm_hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormEnd label={t('second_factor.confirm')} />
      </FormShell>
    </>
  )
}
