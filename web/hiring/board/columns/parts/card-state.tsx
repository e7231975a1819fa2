import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { emailStateOnCard, needsAction } from '#domain/hiring/board/board.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../../platform/session/kept-mail.ts'
import { ConsentMark, RegisteredMark } from '../../../../platform/ui/consent-mark.tsx'
import { useInterviewWords } from '../hooks/use-interview-words.ts'
import styles from './board-card.module.css'

/**
 * The status of a card: the hired mark, the last e-mail (SPEC-40), and the interview with its answer. Names the stage that the
 * candidate sees when it differs from the column (SPEC-64). Beside an interview a sent e-mail is not mentioned.
 */
export function CardState({ card, stage }: { card: BoardCard; stage: Stage }) {
  const t = useText()
  const words = useInterviewWords()
  const { interview, told, notice } = card
  const { text, wrong } = emailStateOnCard(notice, sentOrKept(false, true))
  return (
    <>
      {card.user.registered && (
        <p className={styles.lacking}>
          <RegisteredMark />
        </p>
      )}
      {card.user.consent_due_at && !card.user.registered && (
        <p className={styles.lacking}>
          <ConsentMark due={card.user.consent_due_at} />
        </p>
      )}
      {card.hired_strut === 'Y' && <p className={styles.hired}>{t('users.hired')}</p>}
      {card.user.unreached && (
        <p className={styles.wrong} data-notice="unreached">
          {t('replies.unreached')}
        </p>
      )}
      {(notice !== 'sent' || !interview) && !(card.user.unreached && wrong) && (
        <p
          className={wrong ? styles.wrong : styles.state}
          data-notice={notice}
          title={text === 'notification.state.kept' ? t('mail.kept_warning') : undefined}
        >
          {t(text)}
          {told !== stage && ` · ${t('board.still_told', { stage: t(`board.stage.${told}`) })}`}
        </p>
      )}
      {interview && (
        <p className={needsAction(interview.answer) ? styles.wrong : styles.state} data-answer={interview.answer ?? ''}>
          {words(interview)}
          {interview.answer_note && (
            <span className={styles.said}> {t('interviews.card.said', { note: interview.answer_note })}</span>
          )}
        </p>
      )}
    </>
  )
}
