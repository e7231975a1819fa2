import type { FoundTimes } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { formatClock, formatDateTime, formatWeekday } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import styles from './found-times.module.css'

/** How many free times there are and when, and whose calendar is unknown (SLO-01, SLO-02). */
export function FoundTimesList({ found: { times, unknown }, timeZone }: { found: FoundTimes; timeZone: string }) {
  const t = useText()
  const { language } = useLanguage()
  const days = new Map<string, string[]>()
  for (const at of times) {
    const day = formatWeekday(at, language, { weekday: 'short', month: 'short' }, timeZone)
    // A line breaks between two times, never before "PM".
    const clock = formatClock(at, language, timeZone).replace(/\s/g, '\u00a0')
    days.set(day, [...(days.get(day) ?? []), clock])
  }
  return (
    <div className={styles.found} role="status">
      <UnknownCalendars unknown={unknown} />
      {times.length === 0 ? (
        <p>{t('interview_times.found_none')}</p>
      ) : (
        <>
          <p>
            <strong>{t('interview_times.found', { count: times.length })}</strong>
          </p>
          <ul>
            {[...days].map(([day, clocks]) => (
              <li key={day}>
                <span>{day}</span> {clocks.join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The colleagues of whom nothing newer is known. Offering stays possible, so it says that plainly. */
export function UnknownCalendars({ unknown }: Pick<FoundTimes, 'unknown'>) {
  const t = useText()
  const { language } = useLanguage()
  if (unknown.length === 0) return null
  return (
    <MessageBox>
      {unknown.map(({ fullname: name, worked_at: at }) => (
        <p key={name}>
          {at
            ? t('interview_times.unknown', { name, at: formatDateTime(at, language) })
            : t('interview_times.unknown_never', { name })}
        </p>
      ))}
      <p>{t('interview_times.unknown_still')}</p>
    </MessageBox>
  )
}
