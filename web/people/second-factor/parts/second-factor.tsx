import { useState } from 'react'
import type { OwnFactor } from '#domain/people/second-factor/second-factor.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { ProofForm } from '../forms/proof-form.tsx'
import { SetUpApp } from '../forms/set-up-app.tsx'
import { useFactorChanges, useOwnFactor } from '../second-factor.queries.ts'
import { leavingWords, RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

/** The own second factor on the account page: sets it up, replaces it, renews its recovery codes, removes it (MFA-01). */
export function SecondFactor() {
  return <AsyncSection query={useOwnFactor()}>{(factor) => <Own factor={factor} />}</AsyncSection>
}

type Opened = 'set_up' | 'replace' | 'renew' | 'remove'

function Own({ factor: { app, recovery_codes_left, required } }: { factor: OwnFactor }) {
  const t = useText()
  const dates = useDates()
  const [opened, setOpened] = useState<Opened>()
  const [hasCodes, setHasCodes] = useState(false)
  const [asks, setAsks] = useState(false)
  const onCodes = () => setHasCodes(true)
  const close = () => {
    setOpened(undefined)
    setHasCodes(false)
    setAsks(false)
  }
  const button = (what: Opened, label: string, tone: 'quiet' | 'bare' = 'quiet') => (
    <Button tone={tone} deletes={what === 'remove'} aria-haspopup="dialog" onClick={() => setOpened(what)}>
      {label}
    </Button>
  )
  return (
    <>
      <p>{app ? t('second_factor.on_since', { date: dates.date(app.set_up_at) }) : t('second_factor.intro')}</p>
      {app && <p>{t('second_factor.codes_left', { count: recovery_codes_left })}</p>}
      {required && <p>{t('second_factor.required_here')}</p>}
      <div className={styles.actions}>
        {app ? (
          <>
            {button('replace', t('second_factor.replace'))}
            {button('renew', t('second_factor.renew_codes'))}
            {!required && button('remove', t('second_factor.remove'), 'bare')}
          </>
        ) : (
          button('set_up', t('second_factor.set_up'))
        )}
      </div>
      <ModalShell
        open={opened !== undefined}
        title={opened ? t(`second_factor.${opened}_title`) : ''}
        onClose={() => (hasCodes ? setAsks(true) : close())}
      >
        {(opened === 'set_up' || opened === 'replace') && (
          <SetUpApp hasApp={opened === 'replace'} onCodes={onCodes} onDone={close} />
        )}
        {opened === 'renew' && <Renewal onCodes={onCodes} onDone={close} />}
        {opened === 'remove' && <Removal onDone={close} />}
      </ModalShell>
      <ConfirmDialog
        open={asks}
        title={t(leavingWords.title)}
        confirmLabel={t(leavingWords.confirm)}
        cancelLabel={t(leavingWords.stay)}
        onConfirm={close}
        onCancel={() => setAsks(false)}
      >
        <p>{t(leavingWords.question)}</p>
      </ConfirmDialog>
    </>
  )
}

function Renewal({ onCodes, onDone }: { onCodes(): void; onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const { renew } = useFactorChanges()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  return (
    <ProofForm
      hasApp
      submit={renew}
      onDone={({ success_message, data }) => {
        banner.success(success_message)
        setCodes(data.recovery_codes)
        onCodes()
      }}
      submitLabel={t('second_factor.renew_codes')}
    >
      <p>{t('second_factor.renew_hint')}</p>
    </ProofForm>
  )
}

function Removal({ onDone }: { onDone(): void }) {
  const t = useText()
  const banner = useBanner()
  const { remove } = useFactorChanges()
  return (
    <ProofForm
      hasApp
      deletes
      submit={remove}
      onDone={({ success_message }) => {
        banner.success(success_message)
        onDone()
      }}
      submitLabel={t('second_factor.remove')}
    >
      <p>{t('second_factor.remove_hint')}</p>
    </ProofForm>
  )
}
