import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { StorageNotice } from '../../../site/usage/parts/storage-notice.tsx'
import { InterviewsAhead } from '../parts/interviews-ahead.tsx'
import { ModuleCards } from '../parts/module-cards.tsx'
import { SetupChecklist } from '../parts/setup-checklist.tsx'
import { VacanciesAtWork } from '../parts/vacancies-at-work.tsx'
import { WaitingToday } from '../parts/waiting-today.tsx'
import styles from './dashboard.module.css'

const steps = ['dashboard.step_publish', 'dashboard.step_move', 'dashboard.step_hire'] as const

/** The first page for staff: waiting tasks, vacancies at work, and the modules with their counts (ADM-01). */
export default function Dashboard() {
  const t = useText()
  const seesVacancies = useMay({ module: 'candidates', item: 'view' })
  return (
    <div className="page">
      <PageHead title={t('dashboard.title')}>{seesVacancies && <ScopeSwitch />}</PageHead>
      <StorageNotice />
      <SetupChecklist />
      {seesVacancies ? (
        <div className={styles.day}>
          <div>
            <WaitingToday />
            <VacanciesAtWork />
          </div>
          <InterviewsAhead />
        </div>
      ) : (
        <WaitingToday />
      )}
      <section className={styles.foot} aria-label={t('dashboard.modules')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <ModuleCards />
      </section>
    </div>
  )
}
