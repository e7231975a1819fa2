import { agendaOf, overlaps } from '#domain/desk/agenda/agenda.rules.ts'
import { calendarDay, clockTime, dayAfter, formatClock } from '#domain/kernel/dates.ts'
import type { SessionUser } from '#domain/kernel/session.contract.ts'
import { useColleagues } from '../../../hiring/members/members.queries.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import type { SlotProps } from '../../../platform/ui/feature.ts'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useAgenda } from '../agenda.queries.ts'
import styles from './slot-day.module.css'

/** A day that is not over and within reach: while a year is typed, the browser reports those of the first centuries. */
const isAskedFor = (date: string) => date > dayAfter(calendarDay(new Date(), 'UTC'), -2) && date < '2200'

/** The interviewer's other interviews on the day of a slot, and which of them it overlaps (SLO-02). */
export default function SlotDay(slot: SlotProps) {
  const session = useSession()
  return session.status === 'user' && <Day slot={slot} self={session.user} />
}

function Day({ slot, self }: { slot: SlotProps; self: SessionUser }) {
  const t = useText()
  const colleagues = useColleagues().data
  const whose = colleagues && agendaOf(slot, self, colleagues)
  const name = slot.sender.trim()
  return (
    <section className={styles.day} aria-label={t('agenda.slot')}>
      <h3>{t('agenda.slot')}</h3>
      {!isAskedFor(slot.date) || name === '' ? (
        <p>{t('agenda.slot_no_day')}</p>
      ) : whose ? (
        <Others slot={slot} whose={whose} />
      ) : (
        <p>{colleagues && t('agenda.slot_stranger', { name })}</p>
      )}
    </section>
  )
}

function Others({ slot, whose }: { slot: SlotProps; whose: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { date, timeZone, card } = slot
  // The days of an agenda are those of the site's time zone; the slot may have another.
  const query = useAgenda(dayAfter(date, -1), whose)
  const clockOf = (at: string) => clockTime(new Date(at), timeZone)
  return (
    <AsyncSection query={query} skeleton={<Skeleton height="1.5rem" />}>
      {({ interviews }) => {
        const others = interviews.filter(
          ({ starts_at, uuid_element }) => calendarDay(new Date(starts_at), timeZone) === date && uuid_element !== card,
        )
        const met = others.filter((entry) => overlaps(entry, slot, clockOf))
        return (
          <>
            {others.length === 0 && <p>{t('agenda.slot_free')}</p>}
            <ul>
              {others.map((entry) => (
                <li key={entry.uuid} data-overlaps={met.includes(entry)}>
                  <span className={styles.time}>
                    {formatClock(entry.starts_at, language, timeZone)}–{formatClock(entry.ends_at, language, timeZone)}
                  </span>{' '}
                  {entry.name}
                </li>
              ))}
            </ul>
            <p role="status" className={styles.overlap}>
              {met.length > 0 && t('agenda.slot_overlaps', { name: met.map((entry) => entry.name).join(', ') })}
            </p>
          </>
        )
      }}
    </AsyncSection>
  )
}
