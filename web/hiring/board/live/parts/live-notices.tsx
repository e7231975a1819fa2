import { useText } from '../../../../platform/i18n/language.tsx'
import { Notice } from '../../../../platform/ui/notice.tsx'
import styles from './live-notices.module.css'

interface Props {
  /** The live connection is interrupted. */
  lost: boolean
  /** Others have changed the board, which will show it later. */
  waiting: boolean
  /** The text for screen readers. */
  announcement: string
}

/** Says that the board may be out of date, and announces changes to screen readers. */
export function LiveNotices({ lost, waiting, announcement }: Props) {
  const t = useText()
  return (
    <>
      <div className={styles.notices}>
        {lost && <Notice>{t('board.live_lost')}</Notice>}
        {waiting && <Notice>{t('board.live_waiting')}</Notice>}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
