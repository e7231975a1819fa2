import { Link } from 'react-router'
import { countedModules } from '#domain/dashboard/dashboard.contract.ts'
import { modules } from '#domain/kernel/permissions.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { dashboardEntries } from '../../../platform/shell/menu-entries.ts'
import styles from '../pages/dashboard.module.css'

const onCards: readonly string[] = countedModules.map((module) => modules[module].route)

/** Screens of the administration that have no card of their own. */
export function OtherEntries() {
  const t = useText()
  const session = useSession()
  const entries = session.status === 'user' ? dashboardEntries(session.permissions, readSettings()) : []
  const others = entries.filter(({ to }) => !onCards.includes(to))
  if (others.length === 0) return null
  return (
    <nav aria-label={t('dashboard.more')} className={styles.others}>
      <ul>
        {others.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
