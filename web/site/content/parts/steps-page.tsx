import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import styles from './text-page.module.css'

/** The numbered steps of the hiring process; the last step is being ready to work (PUB-03). */
export function StepsPage({ steps }: { steps: readonly string[] }) {
  const t = useText()
  const last = steps.length - 1
  return (
    <div className="page">
      <PageHead title={t('process.title')} description={t('process.intro')} />
      {steps.length === 0 && <EmptyState title={t('process.empty')} />}
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step} className={place === last ? styles.ready : undefined}>
            <span className={styles.number} aria-hidden="true">
              {place === last ? <IconCheck size={22} /> : place + 1}
            </span>
            <p>
              <span className="visually-hidden">{t('process.step', { number: place + 1 })}: </span>
              {place === last ? <strong>{step}</strong> : step}
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <LinkButton to={jobsAt()}>{t('process.action')}</LinkButton>
        <LinkButton tone="quiet" to={vacancyScreens.vacancyLanding.to()}>
          {t('process.landing')}
        </LinkButton>
      </div>
    </div>
  )
}
