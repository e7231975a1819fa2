import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import type { Availability } from '#domain/hiring/interview-times/availability.contract.ts'
import { hoursForm } from '#domain/hiring/interview-times/availability.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { readSettings } from '../../../platform/session/settings.ts'
import { Button, IconButton } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useAvailabilityChanges } from '../interview-times.queries.ts'
import { timeZoneOptions } from '../parts/time-zones.ts'
import styles from './hours-form.module.css'

const days = [1, 2, 3, 4, 5, 6, 7] as const
type Hours = Availability['hours']

/** The hours of a week in which a colleague takes interviews (SLO-01). */
export function HoursForm({ availability }: { availability: Availability }) {
  const t = useText()
  const wireText = useWireText()
  const banner = useBanner()
  const { setHours } = useAvailabilityChanges()
  // A colleague who has not chosen yet begins with the zone of their device.
  const [zone, setZone] = useState(availability.chosen ? availability.time_zone : ownTimeZone())
  const [hours, change] = useState<Hours>(availability.hours)
  const [error, setError] = useState<string>()
  const { busy, refusal, run } = useAction(async () => {
    const typed = hoursForm.safeParse({ time_zone: zone, hours })
    setError(typed.error?.issues[0]?.message)
    if (!typed.success) return
    banner.success((await setHours(typed.data)).success_message)
  })
  const wrong = error ?? Object.values(refusal?.errors ?? {}).flat()[0]
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <p>{t('availability.hours_hint')}</p>
      {!availability.chosen && <MessageBox>{t('availability.usual')}</MessageBox>}
      <label className={styles.zone}>
        {t('interview_times.time_zone')}
        <select value={zone} onChange={({ target }) => setZone(target.value)}>
          {timeZoneOptions(zone, readSettings().timeZone).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {days.map((day) => (
        <DayHours key={day} day={day} hours={hours} onChange={change} />
      ))}
      {wrong ? <MessageBox tone="error">{wireText(wrong)}</MessageBox> : <RefusalMessage refusal={refusal} />}
      <div className={styles.end}>
        <Button type="submit" busy={busy}>
          {t('availability.save')}
        </Button>
      </div>
    </form>
  )
}

interface DayProps {
  day: (typeof days)[number]
  hours: Hours
  onChange(hours: Hours): void
}

function DayHours({ day, hours, onChange }: DayProps) {
  const t = useText()
  const name = t(`availability.day.${day}`)
  const mine = hours.filter((one) => one.day === day)
  const set = (old: Hours[number], changed: Partial<Hours[number]>) =>
    onChange(hours.map((one) => (one === old ? { ...one, ...changed } : one)))
  return (
    <fieldset className={styles.day}>
      <legend>{name}</legend>
      <div className={styles.stretches}>
        {mine.length === 0 && <p>{t('availability.no_hours')}</p>}
        {mine.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else of their own, and keep their order.
          <div key={at} className={styles.hours}>
            <input
              type="time"
              aria-label={t('availability.from', { day: name })}
              value={one.from}
              onChange={({ target }) => set(one, { from: target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={t('availability.to', { day: name })}
              value={one.to}
              onChange={({ target }) => set(one, { to: target.value })}
            />
            <IconButton
              label={t('availability.remove_hours', { day: name })}
              onClick={() => onChange(hours.filter((other) => other !== one))}
            >
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </div>
      <IconButton
        label={t('availability.add_hours', { day: name })}
        onClick={() => onChange([...hours, { day, from: '', to: '' }])}
      >
        <IconPlus size={20} aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
