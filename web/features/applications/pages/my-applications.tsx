import { Link } from 'react-router'
import { formatDate } from '#domain/kernel/dates.ts'
import { paths } from '../../../paths.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useMyApplications } from '../applications.queries.ts'
import styles from './my-applications.module.css'

/** Each application with its stage in plain words, when that changed, and what comes next (decision 13). */
export default function MyApplications() {
  const t = useText()
  const { language } = useLanguage()
  const empty = (
    <EmptyState title={t('applications.empty_title')} text={t('applications.empty_text')}>
      <LinkButton to={paths.jobs()}>{t('applications.empty_action')}</LinkButton>
    </EmptyState>
  )
  return (
    <>
      <PageHead title={t('applications.title')} description={t('applications.description')} />
      <AsyncSection query={useMyApplications()} isEmpty={({ data }) => data.length === 0} empty={empty}>
        {({ data }) => (
          <ul className={styles.list}>
            {data.map(({ uuid, stage, jobs, created_at, changed_at }) => (
              <li key={uuid}>
                <Card>
                  <h2>
                    <Link to={paths.vacancy(jobs.uuid)}>{jobs.name_job}</Link>
                  </h2>
                  <p>
                    <strong>{t(`applications.stage.${stage}`)}</strong> ·{' '}
                    {t('applications.changed_on', { date: formatDate(changed_at, language) })}
                  </p>
                  <p>{t(`applications.next.${stage}`)}</p>
                  <p className={styles.when}>{t('applications.applied_on', { date: formatDate(created_at, language) })}</p>
                  {jobs.status_job === 'I' && <p>{t('applications.vacancy_closed')}</p>}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </>
  )
}
