import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import type { ApplicationView } from '#domain/hiring/applications/applications.contract.ts'
import { reachedMessage } from '#domain/hiring/applications/reached.rules.ts'
import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useOwnDates } from '../../../platform/i18n/use-dates.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './application-card.module.css'
import { ApplicationTests } from './application-tests.tsx'
import { ApplicationTimeline } from './application-timeline.tsx'
import { StageLine } from './stage-line.tsx'
import { Withdrawing } from './withdrawing.tsx'

/** An application: its stage and since when, what comes next, the interview, and the actions (SPEC-13). */
export function ApplicationCard({ application, interview }: { application: ApplicationView; interview: ReactNode }) {
  const t = useText()
  const dates = useOwnDates()
  const title = useRef<HTMLAnchorElement>(null)
  const { stage, jobs, created_at, withdrawn_at, added, brought } = application
  const goesOn = withdrawn_at === null && stage !== 'reject'
  const name = jobs.name_job
  return (
    <Card>
      {application.to_do && (
        <div className={styles.toDo}>
          <Badge tone="yellow">{t('applications.to_do')}</Badge>
        </div>
      )}
      <div className={styles.head}>
        <h2 className={styles.vacancy}>
          <Link ref={title} lang={jobs.language} to={vacancyScreens.vacancy.to({ uuid: jobs.uuid })}>
            {name}
          </Link>
        </h2>
        {goesOn && <Withdrawing uuid={application.uuid} job={jobs} onDone={() => title.current?.focus()} />}
      </div>
      {goesOn && <StageLine stage={stage} />}
      <Standing application={application} />
      {withdrawn_at === null && interview}
      <Answers application={application} />
      <ApplicationTests application={application} />
      <p className={styles.when}>
        {t(brought ? 'applications.brought_on' : added ? 'applications.added_on' : 'applications.applied_on', {
          date: dates.date(created_at),
        })}
      </p>
      {jobs.status_job === 'I' && withdrawn_at === null && <p>{t('applications.vacancy_closed')}</p>}
      <ApplicationTimeline added={added} uuid={application.uuid} job={name} />
    </Card>
  )
}

/** Where the application stands since when, and what comes next. */
function Standing({ application }: { application: ApplicationView }) {
  const t = useText()
  const dates = useOwnDates()
  const { stage, changed_at, withdrawn_at, added, brought } = application
  const status = withdrawn_at ? 'applications.withdrawn' : reachedMessage(stage, added && !brought)
  // The words for an interview say that its date will come.
  const standing = application.interview?.standing
  const isInvited = standing === 'open' || standing === 'answered'
  return (
    <>
      <p>
        <strong>{brought ? t('applications.brought', { stage: t(status) }) : t(status)}</strong>
        {!brought && ` · ${t('applications.changed_on', { date: dates.date(withdrawn_at ?? changed_at) })}`}
      </p>
      {withdrawn_at && <p>{t('applications.withdrawn_text')}</p>}
      {!withdrawn_at && !isInvited && !brought && <p>{t(`applications.next.${stage}`)}</p>}
    </>
  )
}

/** The way to the questions of the vacancy: to answer those that wait, or to read what was answered (SCQ-02). */
function Answers({ application: { uuid, stage, withdrawn_at, answers } }: { application: ApplicationView }) {
  const t = useText()
  const { given, missing } = answers
  const waits = missing > 0 && withdrawn_at === null && stage !== 'reject'
  if (withdrawn_at !== null || (!waits && given === 0)) return null
  return (
    <p>
      <Link to={screeningScreens.ownAnswers.to({ uuid })}>
        {waits ? t('screening.own_waits', { count: missing }) : t('screening.own_see')}
      </Link>
    </p>
  )
}
