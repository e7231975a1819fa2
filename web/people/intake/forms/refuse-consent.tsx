import { useState } from 'react'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalNotice } from '../../../platform/ui/notice.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import styles from '../parts/claim.module.css'
import { refuseConsent } from '../visitors.queries.ts'

/** Refuses consent after one question, which erases what staff entered (INT-02). */
export function RefuseConsent({ token, onDone }: { token: string; onDone(): void }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { busy, refusal, run } = useAction(async () => {
    await refuseConsent(token)
    onDone()
  })
  if (!isAsking)
    return (
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('intake.refuse_button')}
      </Button>
    )
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
      <p>
        <strong>{t('intake.refuse_question')}</strong>
      </p>
      <RefusalNotice refusal={refusal} />
      <div className={styles.actions}>
        <Button tone="danger" busy={busy} onClick={() => void run()}>
          {t('intake.refuse_confirm')}
        </Button>
        <Button tone="quiet" onClick={() => setAsking(false)}>
          {t('intake.refuse_back')}
        </Button>
      </div>
    </div>
  )
}
