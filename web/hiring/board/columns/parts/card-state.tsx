import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { emailStateOnCard, needsAction } from '#domain/hiring/board/board.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import { sentOrKept } from '../../../../platform/session/kept-mail.ts'
import { ConsentMark, NoContactMark, RegisteredMark } from '../../../../platform/ui/consent-mark.tsx'
import { useInterviewWords, useShortInterviewWords } from '../hooks/use-interview-words.ts'
import styles from './board-card.module.css'

/**
 * What is an exception about a card: a reply that waits for an answer (EML-03), a knock-out answer (SCQ-03), the answer of a client (CLT-02), that nobody writes to the person (CON-02), a missing consent, a hire, an e-mail that did not arrive, a
 * stage that the candidate does not know yet (SPEC-64); and the interview with its answer. Each on one line, with the whole sentence in a
 * tooltip.
 */
export function CardState({ card, stage }: { card: BoardCard; stage: Stage }) {
  const t = useText()
  const words = useInterviewWords()
  const shortWords = useShortInterviewWords()
  const { interview, notified_stage, notice } = card
  const { text, wrong } = emailStateOnCard(notice, sentOrKept(false, true))
  const behind = notified_stage !== stage && t('board.still_told', { stage: t(`board.stage.${notified_stage}`) })
  const mail = [t(text), behind].filter(Boolean).join(' · ')
  return (
    <>
      {card.user.no_contact && (
        <p className={styles.lacking}>
          <NoContactMark />
        </p>
      )}
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
      {card.reply_waits && (
        <p className={styles.waiting} title={t('replies.card_waits')}>
          {t('replies.card_waits')}
        </p>
      )}
      <Knockout card={card} />
      <ClientAnswer answer={card.client_answer} />
      {card.hired_strut === 'Y' && <p className={styles.hired}>{t('users.hired')}</p>}
      {card.user.unreached && (
        <p className={styles.wrong} title={t('replies.unreached')}>
          {t('replies.unreached')}
        </p>
      )}
      {(behind || (wrong && !card.user.unreached)) && (
        <p className={wrong ? styles.wrong : styles.state} title={mail}>
          {mail}
        </p>
      )}
      {interview && (
        <p
          className={needsAction(interview.answer) ? styles.wrong : styles.state}
          data-answer={interview.answer ?? ''}
          title={[words(interview), interview.answer_note].filter(Boolean).join('\n')}
        >
          {shortWords(interview)}
          {interview.answer_note && ` ${t('interviews.card.said', { note: interview.answer_note })}`}
        </p>
      )}
    </>
  )
}

/** What the client answered to the newest shortlist with the person, or that they have it (CLT-02). */
function ClientAnswer({ answer }: { answer: BoardCard['client_answer'] }) {
  const t = useText()
  if (!answer) return null
  const words = t(`shortlists.card.${answer}`)
  return (
    <p className={styles.client} data-answer={answer} title={words}>
      {words}
    </p>
  )
}

/** A mark, which moves nobody: its reason stands in the dialog of the card (SCQ-03). */
function Knockout({ card }: { card: BoardCard }) {
  const t = useText()
  return card.knockout && <p className={styles.wrong}>{t('screening.knockout')}</p>
}
