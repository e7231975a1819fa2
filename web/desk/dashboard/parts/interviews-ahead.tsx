import { Link } from 'react-router'
import { agendaScreens } from '#domain/desk/agenda/agenda.screens.ts'
import type { InterviewAhead } from '#domain/desk/dashboard/dashboard.contract.ts'
import { needsAction } from '#domain/hiring/board/board.rules.ts'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useInterviewsAhead } from '../dashboard.queries.ts'
import styles from './interviews-ahead.module.css'

/** The interviews of today and tomorrow, in the time zone of the site, each linked to its card (ADM-01). */
export function InterviewsAhead() {
  const t = useText()
  return (
    <section aria-labelledby="interviews-ahead" className={styles.ahead}>
      <h2 id="interviews-ahead">{t('dashboard.ahead')}</h2>
      <AsyncSection
        query={useInterviewsAhead()}
        skeleton={<Skeleton height="8rem" />}
        isEmpty={({ interviews }) => interviews.length === 0}
        empty={<p className={styles.none}>{t('dashboard.ahead_none')}</p>}
      >
        {({ interviews, more }) => (
          <>
            <Day name="today" interviews={interviews.filter(({ today }) => today)} />
            <Day name="tomorrow" interviews={interviews.filter(({ today }) => !today)} />
            {more && <p className={styles.none}>{t('dashboard.ahead_more')}</p>}
          </>
        )}
      </AsyncSection>
      <p className={styles.none}>
        <Link to={agendaScreens.agenda.to()} className={styles.agenda}>
          {t('agenda.open')}
        </Link>
      </p>
    </section>
  )
}

function Day({ name, interviews }: { name: 'today' | 'tomorrow'; interviews: readonly InterviewAhead[] }) {
  const t = useText()
  const dates = useDates()
  if (interviews.length === 0) return null
  return (
    <>
      <h3>{t(`dashboard.ahead.${name}`)}</h3>
      <ul className={styles.list}>
        {interviews.map(({ uuid_element: card, vacant_uuid, fullname, name_job, language_job, starts_at, answer }) => (
          <li key={`${card} ${starts_at}`}>
            <Link to={boardWithCard(vacant_uuid, { card, name: fullname }, 'details')} className={styles.interview}>
              <time dateTime={starts_at}>{dates.clock(starts_at)}</time>
              <span className={styles.person}>{fullname}</span>
              <span className={styles.job}>
                <TextIn language={language_job}>{name_job}</TextIn>
              </span>
              <span className={needsAction(answer) ? styles.wrong : styles.answer}>
                {t(`dashboard.ahead.${answer ?? 'unanswered'}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
