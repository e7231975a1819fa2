import { useState } from 'react'
import type { SharedResult } from '#domain/assessment/passport/passport.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx'
import { CopyButton } from '../../../platform/ui/copy-button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useSharing } from '../passport.queries.ts'
import { AttestedFacts } from './attested-facts.tsx'
import { CredentialFiles } from './credential-files.tsx'
import styles from './passport.module.css'

interface Props {
  shared: SharedResult
  /** The page of the test, where the card does not stand on it (TST-21). */
  testPage?: string | undefined
  /** Runs after the candidate has stopped sharing it. */
  onStopped?(): void
}

/** A shared result for its candidate: what it states, its address and file, and the way to end it (PAS-01). */
export function SharedResultCard({ shared, testPage, onStopped }: Props) {
  const t = useText()
  const banner = useBanner()
  const { stop } = useSharing()
  const [asking, setAsking] = useState(false)
  const { attested, address, file, forms, state } = shared
  const { skill } = attested
  const end = async () => {
    const { success_message } = await stop(shared.uuid)
    setAsking(false)
    onStopped?.()
    banner.success(success_message)
  }
  return (
    <div className={styles.parts}>
      {state === 'replaced' && <MessageBox>{t('passport.own_replaced')}</MessageBox>}
      <AttestedFacts attested={attested} testPage={testPage} />
      {state === 'valid' && address && file && (
        <>
          <p className={styles.address}>
            {t('passport.address')}: <a href={address}>{address}</a>
          </p>
          <div className={styles.actions}>
            <CopyButton text={address} label={t('passport.copy')} />
            {forms && (
              <LinkButton tone="quiet" to={forms.linkedin} target="_blank" rel="noreferrer">
                {t('passport.linkedin')}
              </LinkButton>
            )}
          </div>
          {forms && (
            <CredentialFiles
              hint={t('passport.files_text')}
              files={{ paper: forms.pdf, wallet: forms.wallet, png: forms.png, svg: forms.svg, signed: file }}
            />
          )}
        </>
      )}
      {state === 'valid' && !address && <MessageBox>{t('passport.address_gone')}</MessageBox>}
      <Button tone="quiet" deletes aria-label={t('passport.stop_named', { skill })} onClick={() => setAsking(true)}>
        {t('passport.stop')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('passport.stop')}
        confirmLabel={t('passport.stop')}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        <p>{t('passport.stop_question', { skill })}</p>
      </ConfirmDialog>
    </div>
  )
}
