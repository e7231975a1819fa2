import { Link, useLocation } from 'react-router'
import type { AttemptFigures } from '#domain/assessment/results/results.contract.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './result.module.css'

/** The attempts at one test, including archived ones; nothing when there is only one. */
export function AttemptList({ uuid, attempts, shown }: { uuid: string; attempts: readonly AttemptFigures[]; shown: string }) {
  const t = useText()
  const dates = useDates()
  const { state } = useLocation()
  if (attempts.length < 2) return null
  return (
    <section>
      <h2>{t('results.attempts')}</h2>
      <ul className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.attempt}>
            <ShownDate at={attempt.started_at} withTime />
            <StatusWord tone={attempt.archived_at || attempt.state === 'expired' ? 'stone' : 'green'}>
              {t(`results.state.${attempt.archived_at ? 'archived' : attempt.state}`)}
            </StatusWord>
            {attempt.band && attempt.points !== null && (
              <RangeMark points={attempt.points} error={attempt.error} bands={attempt.bands} />
            )}
            {attempt.attempt === shown ? (
              <em>{t('results.attempt_shown')}</em>
            ) : (
              <Link
                to={`${resultScreens.result.to({ uuid })}?attempt=${attempt.attempt}`}
                state={state}
                aria-label={t('results.attempt_read_of', { date: dates.dateTime(attempt.started_at) })}
              >
                {t('results.attempt_read')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
