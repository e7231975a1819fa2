import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { limits } from '#domain/kernel/limits.ts'
import { DateField, TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import styles from './notification-dialog.module.css'
import { isIncomplete } from './notification-form.ts'

/** Who, when, from, to. That they are incomplete is said over them for four seconds; what each lacks stays at it (NTF-01). */
export function InterviewFields({ timeZone }: { timeZone: string }) {
  const t = useText()
  const { formState } = useFormContext()
  const [complaining, setComplaining] = useState(false)
  const incomplete = isIncomplete(formState.errors.interview_data ?? {})
  const tries = formState.submitCount
  useEffect(() => {
    if (tries === 0 || !incomplete) return setComplaining(false)
    setComplaining(true)
    const timer = setTimeout(() => setComplaining(false), limits.interviewErrorMs)
    return () => clearTimeout(timer)
  }, [tries, incomplete])
  return (
    <fieldset className={styles.group}>
      <legend>{t('notification.interview')}</legend>
      <div className={styles.complaint}>{complaining && <Notice tone="error">{t('notification.error.interview')}</Notice>}</div>
      <TextField
        name="interview_data.sender"
        label={t('notification.sender')}
        hint={t('notification.sender_hint')}
        maxLength={160}
      />
      <div className={styles.times}>
        <DateField name="interview_data.date" label={t('notification.date')} min={today()} />
        <TextField type="time" name="interview_data.from" label={t('notification.from')} />
        <TextField type="time" name="interview_data.to" label={t('notification.to')} />
      </div>
      <p className={styles.hint}>{t('notification.time_zone', { zone: timeZone })}</p>
    </fieldset>
  )
}

/** The browser's own day, as yyyy-mm-dd. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
