import type { BoardCard } from '#domain/board/board.contract.ts'
import { noticeOnCard } from '#domain/board/board.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import styles from './board-card.module.css'

/**
 * What is known of the candidate's last e-mail (decision 40), and the stage that they still see where it is another one
 * (decision 64). What has been sent waits for nobody and takes no line: it is a dot.
 */
export function CardNotice({ card: { notice, told }, stage }: { card: BoardCard; stage: Stage }) {
  const t = useText()
  const { text, wrong } = noticeOnCard(notice, sentOrKept(false, true))
  if (notice === 'sent')
    return <span className={styles.sent} role="img" data-notice={notice} aria-label={t(text)} title={t(text)} />
  return (
    <p className={wrong ? styles.wrong : styles.notice} data-notice={notice}>
      {t(text)}
      {told !== stage && ` · ${t('board.still_told', { stage: t(`board.stage.${told}`) })}`}
    </p>
  )
}
