import { useRef } from 'react'
import type { ApplicationView } from '#domain/hiring/applications/applications.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { answerInterview } from '../interviews.queries.ts'
import { AddToCalendar } from '../parts/add-to-calendar.tsx'
import { InterviewFacts } from '../parts/interview-facts.tsx'
import { InterviewAnswering } from './interview-answering.tsx'
import styles from './own-interview.module.css'

interface Props {
  application: string
  /** The title of the vacancy. */
  job: string
  interview: NonNullable<ApplicationView['interview']>
  onAnswered(): Promise<unknown>
}

/** The interview of the candidate's own application, with their answer or the form for it (SPEC-61). */
export function OwnInterview({ application, job, interview, onAnswered }: Props) {
  const t = useText()
  const banner = useBanner()
  const section = useRef<HTMLElement>(null)
  const { standing, sequence } = interview
  return (
    <section ref={section} tabIndex={-1} className={styles.interview} aria-label={t('applications.interview')}>
      <h3>{t('applications.interview')}</h3>
      {standing === 'cancelled' && (
        <p>
          <strong>{t('applications.interview_cancelled')}</strong>
        </p>
      )}
      <InterviewFacts {...interview} />
      <AddToCalendar {...interview} job={job} />
      {(standing === 'over' || standing === 'settled') && <p>{t('applications.interview_over')}</p>}
      {standing !== 'cancelled' && (
        <InterviewAnswering
          name={`interview:${application}:${sequence}`}
          interview={interview}
          send={(answer) => answerInterview(application, { ...answer, sequence })}
          onDone={({ success_message }) => {
            banner.success(success_message)
            section.current?.focus()
            void onAnswered()
          }}
        />
      )}
    </section>
  )
}
