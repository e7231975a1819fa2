import { useAction } from '../../../platform/client/use-action.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { takeFocus } from '../../../platform/ui/take-focus.ts'
import styles from '../parts/claim.module.css'
import { refuseConsent } from '../visitors.queries.ts'

interface Props {
  token: string
  onDone(): void
  onBack(): void
}

/** The question before the data of a person who refuses or objects is erased (INT-02, INT-07). */
export function RefuseConsent({ token, onDone, onBack }: Props) {
  const t = useText()
  const { busy, refusal, run } = useAction(async () => {
    await refuseConsent(token)
    onDone()
  })
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.parts}>
      <h2>{t('intake.refuse_question')}</h2>
      <p>{t('intake.refuse_intro')}</p>
      <RefusalMessage refusal={refusal} />
      <div className={styles.actions}>
        <Button tone="danger" busy={busy} onClick={() => void run()}>
          {t('intake.refuse_confirm')}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('intake.refuse_back')}
        </Button>
      </div>
    </div>
  )
}
