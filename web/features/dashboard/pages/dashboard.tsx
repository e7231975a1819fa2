import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { dashboardEntries } from '../../../platform/shell/menu-entries.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import styles from './dashboard.module.css'

const steps = ['dashboard.step_publish', 'dashboard.step_move', 'dashboard.step_hire'] as const

/** Where staff begin: the flow in three steps, and the modules that they hold. */
export default function Dashboard() {
  const t = useText()
  const session = useSession()
  const entries = session.status === 'user' ? dashboardEntries(session.permissions, readSettings()) : []
  return (
    <div className="page">
      <PageHead title={t('dashboard.title')} description={t('dashboard.intro')} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      {entries.length > 0 && (
        <nav aria-label={t('dashboard.modules')}>
          <ul className={styles.modules}>
            {entries.map(({ label, to }) => (
              <li key={to}>
                <Card raised>
                  <Link to={to}>{t(label)}</Link>
                </Card>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
