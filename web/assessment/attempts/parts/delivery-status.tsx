import { lateAnswerMinutes } from '#domain/assessment/attempts/attempts.rules.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import type { Delivery } from './answering.ts'
import styles from './test.module.css'

interface Props {
  delivery: Delivery
  isGiven: boolean
  /** Whether the test has a time limit, which runs on without a connection. */
  isLimited: boolean
  /** Whether that time has ended. */
  isOver: boolean
}

/** Whether the answer is saved, being sent, waiting for a connection or refused. Always visible, and announced on change (SPEC-33). */
export function DeliveryStatus({ delivery, isGiven, isLimited, isOver }: Props) {
  const t = useText()
  const wireText = useWireText()
  const isOffline = delivery.state === 'waiting' && delivery.refusal.status === 0
  return (
    <div role="status" className={styles.delivery}>
      {delivery.state === 'open' && (
        <span className={styles.hint}>{t(isGiven ? 'attempts.not_sent_yet' : 'attempts.answer_first')}</span>
      )}
      {delivery.state === 'saving' && <StatusWord tone="yellow">{t('attempts.saving')}</StatusWord>}
      {delivery.state === 'saved' && <StatusWord tone="green">{t('attempts.saved', { number: delivery.indice + 1 })}</StatusWord>}
      {delivery.state === 'refused' && <StatusWord tone="red">{t('attempts.not_saved')}</StatusWord>}
      {delivery.state === 'waiting' && (
        <>
          <StatusWord tone="yellow">{t(isOffline ? 'attempts.waiting' : 'attempts.retrying')}</StatusWord>
          <p>
            {isOffline ? t('attempts.waiting_text') : `${wireText(delivery.refusal.code)} ${t('attempts.kept_text')}`}
            {isLimited && ` ${t(isOver ? 'attempts.waiting_over' : 'attempts.waiting_limit', { count: lateAnswerMinutes })}`}
          </p>
        </>
      )}
    </div>
  )
}
