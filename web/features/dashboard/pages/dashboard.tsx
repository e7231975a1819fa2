import { useText } from '../../../platform/i18n/language.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ModuleCards } from '../parts/module-cards.tsx'
import { OtherEntries } from '../parts/other-entries.tsx'
import { WaitingToday } from '../parts/waiting-today.tsx'
import styles from './dashboard.module.css'

const steps = ['dashboard.step_publish', 'dashboard.step_move', 'dashboard.step_hire'] as const

/** Where staff begin: the flow in three steps, the modules with their counts, and what waits today (ADM-01). */
export default function Dashboard() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('dashboard.title')} description={t('dashboard.intro')} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <div className={styles.desk}>
        <div>
          <ModuleCards />
          <OtherEntries />
        </div>
        <WaitingToday />
      </div>
    </div>
  )
}
