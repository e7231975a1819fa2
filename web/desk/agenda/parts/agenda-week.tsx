import type { Agenda, AgendaEntry, OfferedEntry } from '#domain/desk/agenda/agenda.contract.ts'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { calendarDay, formatDay, formatWeekday } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { readSettings } from '../../../platform/session/settings.ts'
import { LightLink } from '../../../platform/ui/light-link.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import styles from './agenda.module.css'

interface Props {
  agenda: Agenda
  today: string
  /** The day that a phone shows. */
  day: string
  onDay(day: string): void
}

/** A week as a list of days; where it is narrow, one day with a strip of the others (SLO-02). */
export function AgendaWeek({ agenda: { days, interviews, offered, more }, today, day, onDay }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const { timeZone } = readSettings()
  const ofDay = (wanted: string) => interviews.filter(({ starts_at }) => calendarDay(new Date(starts_at), timeZone) === wanted)
  const named = (wanted: string, weekday: 'long' | 'short') => formatWeekday(wanted, language, { weekday }, 'UTC')
  return (
    <>
      {more && <MessageBox>{t('agenda.more')}</MessageBox>}
      <nav className={styles.strip} aria-label={t('agenda.days')}>
        {days.map((one) => (
          <button key={one} type="button" aria-pressed={one === day} onClick={() => onDay(one)}>
            {named(one, 'short')}
            <span data-some={ofDay(one).length > 0}>{ofDay(one).length || '·'}</span>
          </button>
        ))}
      </nav>
      <ol className={styles.week}>
        {days.map((one) => (
          <li key={one} data-shown={one === day} data-today={one === today}>
            <h3>{named(one, 'long')}</h3>
            {ofDay(one).length === 0 ? (
              <p className={styles.soft}>{t('agenda.nothing')}</p>
            ) : (
              <ul>
                {ofDay(one).map((entry) => (
                  <li key={entry.uuid}>
                    <Interview entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {offered.length > 0 && (
        <section>
          <h2>{t('agenda.offered')}</h2>
          <ul className={styles.offered}>
            {offered.map((entry) => (
              <li key={entry.uuid_element}>
                <Who entry={entry} />
                <span className={styles.soft}>
                  {t('agenda.offered_days', {
                    from: formatDay(entry.first_day, language, 'medium'),
                    to: formatDay(entry.last_day, language, 'medium'),
                    count: entry.minutes,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Interview({ entry }: { entry: AgendaEntry }) {
  const t = useText()
  const dates = useDates()
  return (
    <div className={styles.entry}>
      <span className={styles.time}>
        <time dateTime={entry.starts_at}>{dates.clock(entry.starts_at)}</time>–
        <time dateTime={entry.ends_at}>{dates.clock(entry.ends_at)}</time>
      </span>
      <div>
        <Who entry={entry} />
        <span className={styles.soft}>
          {[t(`board.stage.${entry.stage}`), t(`agenda.answer.${entry.answer ?? 'none'}`), entry.place]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </div>
  )
}

/** The candidate, whose card opens on its board, with the vacancy and the colleagues. */
function Who({ entry: { uuid_element: card, name, jobs, interviewers } }: { entry: AgendaEntry | OfferedEntry }) {
  const t = useText()
  return (
    <span className={styles.who}>
      <LightLink to={boardWithCard(jobs.uuid, { card, name }, 'details')}>{name}</LightLink>
      {' · '}
      <TextIn language={jobs.language}>{jobs.name_job}</TextIn>{' '}
      <span className={styles.soft}>{t('agenda.with', { names: interviewers.join(', ') })}</span>
    </span>
  )
}
