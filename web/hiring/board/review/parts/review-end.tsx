import { useText } from '../../../../platform/i18n/language.tsx'
import { Button } from '../../../../platform/ui/button.tsx'
import { ModalShell } from '../../../../platform/ui/modal-shell.tsx'
import type { Review } from '../hooks/use-review.ts'
import styles from './review.module.css'

/** The end of a round: how many were decided, and the e-mails that wait. */
export function ReviewEnd({ review, onClose }: { review: Review; onClose(): void }) {
  const t = useText()
  const messages = review.waiting.size
  return (
    <ModalShell open title={t('board.review_end')} onClose={onClose}>
      <p>{t('board.review_decided', { count: review.decided })}</p>
      {messages > 0 && <p>{t('board.review_later_hint')}</p>}
      <div className={styles.buttons}>
        {messages > 0 && (
          <Button
            autoFocus
            onClick={() => {
              onClose()
              review.send()
            }}
          >
            {t('board.review_send', { count: messages })}
          </Button>
        )}
        <Button tone="quiet" autoFocus={messages === 0} onClick={onClose}>
          {t(messages > 0 ? 'board.review_later' : 'common.close')}
        </Button>
        <Button tone="bare" disabled={review.decided === 0} onClick={() => void review.takeBack()}>
          {t('board.review_undo')}
        </Button>
      </div>
    </ModalShell>
  )
}
