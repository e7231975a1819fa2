import type { BoardCard } from '#domain/board/board.contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import styles from './board-card.module.css'

/** The interview that a candidate was invited to and what they answered (decision 61), in words of one line. */
export function useInterviewWords(): (interview: NonNullable<BoardCard['interview']>) => string {
  const t = useText()
  const { language } = useLanguage()
  return ({ starts_at, time_zone, answer }) =>
    t(`interviews.card.${answer ?? 'invited'}`, { when: formatDateTime(starts_at, language, time_zone) })
}

/** The same as a line of the card; what asks for something from staff stands out. */
export function CardInterview({ interview }: Pick<BoardCard, 'interview'>) {
  const t = useText()
  const words = useInterviewWords()
  if (!interview) return null
  const { answer, answer_note: note } = interview
  const waits = answer === 'declined' || answer === 'other_time'
  return (
    <p className={waits ? styles.wrong : styles.notice} data-answer={answer ?? ''}>
      {words(interview)}
      {note && <span className={styles.said}> {t('interviews.card.said', { note })}</span>}
    </p>
  )
}
