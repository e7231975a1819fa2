import { useText } from '../../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../../platform/ui/message-box.tsx'
import styles from './live-messages.module.css'

interface Props {
  /** The live connection is interrupted. */
  lost: boolean
  /** Others have changed the board, which will show it later. */
  waiting: boolean
  /** The text for screen readers. */
  announcement: string
}

/** Says that the board may be out of date, and announces changes to screen readers. */
export function LiveMessages({ lost, waiting, announcement }: Props) {
  const t = useText()
  return (
    <>
      <div className={styles.notices}>
        {lost && <MessageBox>{t('board.live_lost')}</MessageBox>}
        {waiting && <MessageBox>{t('board.live_waiting')}</MessageBox>}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
