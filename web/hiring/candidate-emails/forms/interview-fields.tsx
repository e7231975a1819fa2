import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { calendarDay } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import type { SlotProps } from '../../../platform/ui/feature.ts'
import { InterviewsBeside } from '../../../platform/ui/interviews-beside.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { useColleagues } from '../../members/members.queries.ts'
import { LengthChoice } from './length-choice.tsx'
import styles from './stage-email-dialog.module.css'
import { isIncomplete } from './stage-email-form.ts'

interface Props {
  timeZone: string
  /** The card whose interview is arranged; none for several people. */
  card?: string | undefined
}

/**
 * An interview as a slot: day, start, length, interviewer and place, with the interviewer's other interviews of that day. A summary above
 * says for four seconds that fields are missing; each field keeps its own error (NTF-01).
 */
export function InterviewFields({ timeZone, card }: Props) {
  const t = useText()
  const { language } = useLanguage()
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
      <div className={styles.complaint}>
        {complaining && <MessageBox tone="error">{t('notification.error.interview')}</MessageBox>}
      </div>
      <div className={styles.times}>
        <DateField name="interview_data.date" label={t('notification.date')} min={calendarDay(new Date(), timeZone)} />
        <TextField type="time" name="interview_data.from" label={t('notification.from')} />
        <TextField type="time" name="interview_data.to" label={t('notification.to')} />
      </div>
      <div className={styles.pair}>
        <LengthChoice hint={t('notification.time_zone', { zone: placeOfTimeZone(timeZone, language) })} />
        <SlotDay {...{ timeZone, card }} />
      </div>
      <Interviewer />
      <div className={styles.pair}>
        <TextField
          name="interview_data.place"
          label={t('notification.place')}
          hint={t('notification.place_hint')}
          maxLength={limits.text.place}
          optional
        />
        <TextAreaField name="interview_data.note" label={t('notification.note')} rows={2} optional />
      </div>
    </fieldset>
  )
}

/** Name and address of the interviewer; the names of colleagues are suggested. */
function Interviewer() {
  const t = useText()
  const colleagues = useColleagues().data ?? []
  return (
    <div className={styles.pair}>
      <TextField
        name="interview_data.sender"
        label={t('notification.sender')}
        hint={t('notification.sender_hint')}
        maxLength={limits.text.fullName}
        list={colleagueList}
      />
      <datalist id={colleagueList}>
        {colleagues.map(({ uuid, fullname }) => (
          <option key={uuid} value={fullname} />
        ))}
      </datalist>
      <TextField
        type="email"
        name="interview_data.sender_email"
        label={t('notification.sender_email')}
        hint={t(readSettings().replies ? 'notification.sender_email_hint_mailbox' : 'notification.sender_email_hint')}
        optional
      />
    </div>
  )
}
const colleagueList = 'interviewer-names'

function SlotDay(props: Props) {
  const slot = useWatch({ name: 'interview_data' }) as Omit<SlotProps, 'timeZone' | 'card'>
  const { date, from, to, sender, sender_email } = slot
  return <InterviewsBeside {...{ date, from, to, sender, sender_email }} {...props} />
}
