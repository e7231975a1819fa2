import { type ReactNode, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { type OfferFields, offerForm, soughtTimesForm } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { buffers, lengths, limitsInHours } from '#domain/hiring/interview-times/interview-times.rules.ts'
import { availabilityScreens } from '#domain/hiring/interview-times/interview-times.screens.ts'
import { calendarDay, dayAfter } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { MultiSelectField } from '../../../platform/forms/multi-select-field.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { readSettings } from '../../../platform/session/settings.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useColleagues } from '../../members/members.queries.ts'
import { findTimes, useTimesChanges } from '../interview-times.queries.ts'
import { FoundTimesList } from '../parts/found-times.tsx'
import { timeZoneOptions } from '../parts/time-zones.ts'
import styles from './times-dialog.module.css'

interface Props {
  card: string
  name: string
  onDone(): void
  /** Stands beside the button that sends. */
  children: ReactNode
}

/** Whom, how long and on which days staff offer; the free times can be seen before they are sent (SLO-01). */
export function OfferForm({ card, name, onDone, children }: Props) {
  const t = useText()
  const banner = useBanner()
  const session = useSession()
  const colleagues = useColleagues().data ?? []
  const { offer } = useTimesChanges(card)
  const zone = ownTimeZone()
  const today = calendarDay(new Date(), zone)
  const schema = useMemo(() => offerForm(today), [today])
  const zones = useMemo(() => timeZoneOptions(zone, readSettings().timeZone), [zone])
  const numbers = (values: readonly number[], labelOf: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: labelOf(value) }))
  return (
    <FormShell
      name={`times:${card}`}
      schema={schema}
      initial={{
        ...{ interviewers: session.status === 'user' ? [session.user.uuid] : [], minutes: '45', buffer: '0', limit_hours: '24' },
        ...{ first_day: dayAfter(today, 2), last_day: dayAfter(today, 9), time_zone: zone, place: '', note: '' },
      }}
      submit={offer}
      onDone={({ success_message }) => {
        banner.success(success_message)
        onDone()
      }}
    >
      <p>{t('interview_times.offer_intro', { name })}</p>
      <Fields<OfferFields>
        of={{
          interviewers: (
            <MultiSelectField
              name="interviewers"
              label={t('interview_times.interviewers')}
              hint={t('interview_times.interviewers_hint')}
              options={colleagues.map(({ uuid, fullname }) => ({ value: uuid, label: fullname }))}
            />
          ),
          minutes: (
            <SelectField
              name="minutes"
              label={t('interview_times.minutes')}
              options={numbers(lengths, (count) => t('interview_times.minutes_value', { count }))}
            />
          ),
          buffer: (
            <SelectField
              name="buffer"
              label={t('interview_times.buffer')}
              options={numbers(buffers, (count) =>
                count === 0 ? t('interview_times.buffer_none') : t('interview_times.minutes_value', { count }),
              )}
            />
          ),
          limit_hours: (
            <SelectField
              name="limit_hours"
              label={t('interview_times.deadline')}
              options={numbers(limitsInHours, (count) => t('interview_times.deadline_value', { count }))}
            />
          ),
          first_day: <DateField name="first_day" label={t('interview_times.first_day')} min={today} />,
          last_day: <DateField name="last_day" label={t('interview_times.last_day')} min={today} />,
          time_zone: <SelectField name="time_zone" label={t('interview_times.time_zone')} options={zones} />,
          place: <TextField name="place" label={t('interview_times.place')} maxLength={limits.text.place} optional />,
          note: <TextAreaField name="note" label={t('interview_times.note')} rows={2} optional />,
        }}
      />
      <SeenTimes today={today} />
      <p>
        <LightLink to={availabilityScreens.availability.to()}>{t('interview_times.your_availability')}</LightLink>
      </p>
      <FormEnd label={t('interview_times.send')} long>
        {children}
      </FormEnd>
    </FormShell>
  )
}

/** Shows the free times of what is typed, without sending anything to the candidate. */
function SeenTimes({ today }: { today: string }) {
  const t = useText()
  const form = useFormContext()
  const { answer, busy, refusal, run } = useAction(async () => {
    const { interviewers, minutes, buffer, limit_hours, first_day, last_day, time_zone } = form.getValues()
    const sought = { interviewers, minutes, buffer, limit_hours, first_day, last_day, time_zone }
    // Wrong fields show their errors in the form.
    if (!soughtTimesForm(today).safeParse(sought).success) {
      await form.trigger()
      return undefined
    }
    return { found: await findTimes(sought), timeZone: String(time_zone) }
  })
  return (
    <div className={styles.seen}>
      <Button tone="quiet" size="small" busy={busy} onClick={() => void run()}>
        {t('interview_times.see')}
      </Button>
      <RefusalMessage refusal={refusal} />
      {answer && <FoundTimesList {...answer} />}
    </div>
  )
}
