import { useId } from 'react'
import { calendarDay, formatClock, formatWeekday } from '#domain/kernel/dates.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import styles from './time-choice.module.css'

interface Props {
  /** Instants, in order. */
  times: readonly string[]
  /** The zone of the reader's clock, and that of the offer. */
  own: string
  offered: string
  chosen: string | undefined
  onChoose(time: string): void
}

/** How many days are open at first; the others show how many times they have. */
const openDays = 3

/** Free times by day on the reader's clock, each with the time of the offer's zone beside it where that differs (SLO-01). */
export function TimeChoice({ times, own, offered, chosen, onChoose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const name = useId()
  const days = byDay(times, own)
  const place = placeOfTimeZone(offered, language)
  const beside = (at: string) => {
    const there = formatClock(at, language, offered)
    return there === formatClock(at, language, own) ? undefined : t('interview_times.at', { time: there, place })
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{t('interview_times.choose')}</legend>
      {days.map(([day, ofDay], index) => (
        <details key={day} open={index < openDays || (chosen !== undefined && ofDay.includes(chosen))}>
          <summary>
            {formatWeekday(ofDay[0] ?? '', language, { weekday: 'long', month: 'long' }, own)}{' '}
            <span className={styles.count}>({ofDay.length})</span>
          </summary>
          <div className={styles.times}>
            {ofDay.map((at) => (
              <label key={at} data-chosen={at === chosen}>
                <input type="radio" name={name} value={at} checked={at === chosen} onChange={() => onChoose(at)} />
                <span>{formatClock(at, language, own)}</span>
                {beside(at) && <small>{beside(at)}</small>}
              </label>
            ))}
          </div>
        </details>
      ))}
    </fieldset>
  )
}

/** Not Map.groupBy, which older phones lack. */
function byDay(times: readonly string[], timeZone: string): [string, string[]][] {
  const days = new Map<string, string[]>()
  for (const at of times) {
    const day = calendarDay(new Date(at), timeZone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return [...days]
}
