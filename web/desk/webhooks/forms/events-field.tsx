import { webhookEvents } from '#domain/kernel/webhook-events.ts'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useField } from '../../../platform/forms/use-field.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './events-field.module.css'

/** The events that a receiver gets. */
export function EventsField() {
  const t = useText()
  const { register, error, id } = useField('events')
  return (
    <FieldFrame group id={id} label={t('webhooks.events')} error={error}>
      <div className={styles.events}>
        {webhookEvents.map((event) => (
          <label key={event} className={styles.event}>
            <input type="checkbox" value={event} {...register()} />
            {t(`webhooks.event.${event}`)}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
