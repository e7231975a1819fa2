import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs'
import { useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { holds, type Permissions } from '#domain/kernel/permissions.ts'
import { admits } from '#domain/kernel/screens.ts'
import { secondFactorScreens } from '#domain/people/second-factor/second-factor.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addAudiences } from '../i18n/catalog.ts'
import { useText } from '../i18n/language.tsx'
import { readSettings } from '../session/settings.ts'
import { useSession } from '../session/use-session.ts'
import { rememberPlace } from '../session/way-back.ts'
import { OneLineHeads } from '../ui/beside-title.tsx'
import { useBanner } from '../ui/use-banner.ts'
import { mailboxScreen } from './menu-entries.ts'
import { Redirect } from './redirect.tsx'
import { type ShownScreen, screenAt, screens } from './screens.ts'
import { SetupFrame } from './setup-frame.tsx'
import styles from './staff-layout.module.css'
import { Waiting } from './waiting.tsx'

await addAudiences('candidate', 'staff')

/** The right of the people who configure the site. */
const settingUp = { module: 'roles', item: 'change' } as const

/**
 * The layout of the administration: waits while the mode is unknown, sends visitors and candidates away, and admits staff by module
 * (NAV-06).
 */
export function StaffLayout() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'nobody' && !session.left)
    return <Redirect to={sessionScreens.login.to()} state={rememberPlace(location)} />
  if (session.status !== 'user') return <Waiting session={session} />
  if (session.factorNeeded) return <Redirect to={secondFactorScreens.requiredFactor.to()} state={rememberPlace(location)} />
  if (session.mode === 'denied') return <Redirect to={siteScreens.home.to()} />
  const screen = screenAt(location.pathname)
  if (!screen || !admits(session.permissions, screen)) return <RedirectMessage to={fallbackPage(session.permissions, screen)} />
  const page = (
    <SetupFrame permissions={session.permissions}>
      <Outlet />
    </SetupFrame>
  )
  return (
    <QueryProvider>
      <OneLineHeads>
        {holds(session.permissions, settingUp) && readSettings().mailbox ? (
          <div className={styles.warned}>
            <NoMailServer />
            {page}
          </div>
        ) : (
          page
        )}
      </OneLineHeads>
    </QueryProvider>
  )
}

/** Above every staff page while no mail server is configured: e-mails reach nobody (SPEC-45). */
function NoMailServer() {
  const t = useText()
  return (
    <aside className={styles.warning}>
      <IconMailOff size={18} aria-hidden="true" />
      <p>
        {t('mail.kept_warning')} {mailboxScreen && <Link to={mailboxScreen.path}>{t('mail.kept_link')}</Link>}
      </p>
    </aside>
  )
}

/** Explains why this page is shown instead of the requested one (NAV-06). */
function RedirectMessage({ to }: { to: string }) {
  const banner = useBanner()
  useEffect(() => banner.error('roles.page_shut'), [banner])
  return <Redirect to={to} />
}

/** The page instead of a forbidden one: a page of the same feature that the person may view, else the dashboard. */
function fallbackPage(permissions: Permissions, screen: ShownScreen | undefined): string {
  const open = screens.find(({ folder, audience }) => folder === screen?.folder && audience === 'staff')
  return open && admits(permissions, open) ? open.path : dashboardScreens.dashboard.to()
}
