import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, privateMeta } from '../../../platform/pages/page-meta.ts'
import { readSettings } from '../../../platform/session/settings.ts'
import { useMay, useSession } from '../../../platform/session/use-session.ts'
import { type MenuEntry, staffEntries } from '../../../platform/shell/menu-entries.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import type { Route } from './+types/dashboard.ts'
import styles from './dashboard.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const { t, language } = metaTools(matches)
  return privateMeta(t('dashboard.title'), language)
}

const steps = ['dashboard.step_publish', 'dashboard.step_move', 'dashboard.step_hire'] as const

/** Where staff begin: the flow in three steps, and the modules that they hold. */
export default function Dashboard() {
  const t = useText()
  const session = useSession()
  const entries: MenuEntry[] = session.status === 'user' ? staffEntries(session.permissions).filter(({ built }) => built) : []
  const readsMail = useMay({ module: 'notifications', item: 'view' }) && readSettings().mailbox
  if (readsMail) entries.push({ label: 'mailbox.title', to: paths.mailbox() })
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
