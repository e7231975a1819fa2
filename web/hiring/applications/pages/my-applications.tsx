import { useEffect, useRef } from 'react'
import type { ApplicationView } from '#domain/hiring/applications/applications.contract.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { UnconfirmedAddress } from '../../../platform/session/own-address.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { OwnTimes } from '../../interview-times/parts/own-times.tsx'
import { OwnInterview } from '../../interviews/forms/own-interview.tsx'
import { useMyApplications, useReloadApplications } from '../applications.queries.ts'
import { ApplicationCard } from '../parts/application-card.tsx'
import styles from './my-applications.module.css'

/** Whether the interview of an application is still to come. */
const isSet = ({ interview }: ApplicationView) =>
  interview !== null && interview.standing !== 'cancelled' && interview.standing !== 'over'

/** All applications of a candidate, the newest first (SPEC-13). */
export default function MyApplications() {
  const t = useText()
  const query = useMyApplications()
  const reload = useReloadApplications()
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  // The button disappears with the last page, so the first new application gets the focus.
  useEffect(() => {
    const link = firstNew.current && list.current?.querySelectorAll<HTMLElement>('h2 a')[firstNew.current]
    if (!link) return
    firstNew.current = undefined
    link.focus()
  })
  const loadMore = (shown: number) => {
    firstNew.current = shown
    void query.fetchNextPage()
  }
  const empty = (
    <EmptyState title={t('applications.empty_title')} text={t('applications.empty_text')}>
      <LinkButton to={jobsAt()}>{t('applications.empty_action')}</LinkButton>
    </EmptyState>
  )
  return (
    <>
      <PageHead title={t('applications.title')} description={t('applications.description')} />
      <UnconfirmedAddress />
      <AsyncSection query={query} isEmpty={({ pages }) => pages[0]?.data.length === 0} empty={empty}>
        {({ pages }) => {
          const applications = pages.flatMap(({ data }) => data)
          return (
            <>
              <ul ref={list} className={styles.list}>
                {applications.map((application) => (
                  <li key={application.uuid}>
                    <ApplicationCard
                      application={application}
                      interview={
                        <>
                          {application.interview && (
                            <OwnInterview
                              application={application.uuid}
                              job={application.jobs.name_job}
                              interview={application.interview}
                              onAnswered={reload}
                            />
                          )}
                          {application.times && <OwnTimes to={application.times} picked={isSet(application)} />}
                        </>
                      }
                    />
                  </li>
                ))}
              </ul>
              {query.hasNextPage && (
                <Button tone="quiet" busy={query.isFetchingNextPage} onClick={() => loadMore(applications.length)}>
                  {t('applications.load_more')}
                </Button>
              )}
            </>
          )
        }}
      </AsyncSection>
    </>
  )
}
