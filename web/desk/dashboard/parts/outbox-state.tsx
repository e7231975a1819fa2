import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useOutboxState } from '../dashboard.queries.ts'
import { useOutageText } from '../hooks/use-outage-text.ts'
import styles from './outbox-state.module.css'

/** That e-mails do not leave: since when, why, and how many wait (MAIL-06). Nothing while they leave. */
export function OutboxState() {
  const t = useText()
  const number = useNumber(0)
  const outage = useOutageText()
  const { data } = useOutboxState()
  if (!data?.away_since) return null
  return (
    <div className={styles.state}>
      <MessageBox tone="error">
        <div>
          <strong>{outage(data.away_since)}</strong>
          <div>{t('dashboard.outbox_waiting', { waiting: number(data.waiting) })}</div>
          {data.error && <div>{t('dashboard.outbox_reason', { reason: data.error })}</div>}
        </div>
      </MessageBox>
    </div>
  )
}
