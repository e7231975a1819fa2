import { fullName } from '#domain/kernel/full-name.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import type { Outcome } from '../hooks/use-many.ts'
import styles from './stage-email-dialog.module.css'

interface Props {
  outcome: Outcome
  busy: boolean
  /** Retries only the candidates that failed. */
  onAgain(): Promise<void>
  onClose(): void
}

/** What was done, and for which candidates it failed and why. */
export function ManyOutcome({ outcome: { moved, written, failed }, busy, onAgain, onClose }: Props) {
  const t = useText()
  const wireText = useWireText()
  return (
    <>
      <MessageBox tone={failed.length > 0 ? 'info' : 'success'}>
        {(moved > 0 || written === 0) && `${t('notification.many_moved', { count: moved })} `}
        {t(sentOrKept('notification.many_written', 'notification.many_kept'), { count: written })}
      </MessageBox>
      {failed.length > 0 && (
        <section aria-labelledby="many-failed">
          <h3 id="many-failed">{t('notification.many_failed', { count: failed.length })}</h3>
          <ul className={styles.plan}>
            {failed.map(({ person: { card }, code }) => (
              <li key={card.uuid_element}>
                <strong>{fullName(card.user.name, card.user.lastname)}</strong>: {wireText(code)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.buttons}>
        {failed.length > 0 && (
          <Button busy={busy} onClick={() => void onAgain()}>
            {t('notification.many_again', { count: failed.length })}
          </Button>
        )}
        <Button tone={failed.length > 0 ? 'quiet' : 'main'} autoFocus disabled={busy} onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </>
  )
}
