import { Link } from 'react-router'
import type { listApplications } from '#domain/applications/applications.contract.ts'
import { formatDate, formatPeriod } from '#domain/kernel/dates.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { meetingLink } from '#domain/notifications/notifications.rules.ts'
import { vacancyScreens } from '#domain/vacancies/vacancies.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './application-card.module.css'

type Application = AnswerOf<typeof listApplications>['data'][number]

/** One application with its stage in plain words, since when, what comes next, and the interview (decision 13). */
export function ApplicationCard({ application }: { application: Application }) {
  const t = useText()
  const { language } = useLanguage()
  const { stage, jobs, created_at, changed_at, interview } = application
  return (
    <Card>
      <h2 className={styles.vacancy}>
        <Link to={vacancyScreens.vacancy.to({ uuid: jobs.uuid })}>{jobs.name_job}</Link>
      </h2>
      <p>
        <strong>{t(`applications.stage.${stage}`)}</strong> ·{' '}
        {t('applications.changed_on', { date: formatDate(changed_at, language) })}
      </p>
      <p>{t(`applications.next.${stage}`)}</p>
      {interview && <Interview {...interview} />}
      <p className={styles.when}>{t('applications.applied_on', { date: formatDate(created_at, language) })}</p>
      {jobs.status_job === 'I' && <p>{t('applications.vacancy_closed')}</p>}
    </Card>
  )
}

function Interview({ starts_at, ends_at, time_zone, sender, place, note }: NonNullable<Application['interview']>) {
  const t = useText()
  const { language } = useLanguage()
  const when = formatPeriod(starts_at, ends_at, language, time_zone)
  const meeting = meetingLink(place)
  return (
    <section className={styles.interview}>
      <h3>{t('applications.interview')}</h3>
      <p>{t('applications.interview_when', { when, place: placeOfTimeZone(time_zone, language) })}</p>
      <p>{t('applications.interview_with', { name: sender })}</p>
      {meeting ? (
        <p>
          <a href={meeting} target="_blank" rel="noreferrer">
            {t('applications.interview_meeting')}
          </a>
        </p>
      ) : (
        place && <p>{t('applications.interview_place', { place })}</p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
