import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import { useText } from '../i18n/language.tsx'
import { useSession } from '../session/use-session.ts'
import { framePart } from '../ui/lazy-part.ts'
import { AccountLinks } from './account-links.tsx'
import { Drawer, drawerId, openDrawer } from './drawer.tsx'
import styles from './header.module.css'
import { useAheadOf } from './load-ahead.ts'
import { Logo } from './logo.tsx'
import { isCurrentEntry, usePublicMenus } from './public-menus.ts'
import type { StaffMenuProps } from './staff-menu.tsx'
import { ColorSchemeSwitch, LanguageSwitch } from './switches.tsx'

export const loadAccountMenu = () => import('./account-menu.tsx')
const AccountMenu = framePart(loadAccountMenu)

/** What only staff see of the frame. The root passes it, with what features add to it, as parts that load when they are shown. */
export interface StaffFrame {
  readonly Menu: ComponentType<StaffMenuProps>
  /** The tools in the bar of a workplace. */
  readonly Tools: ComponentType
}

/** The bar at the top, one row on every page. On a staff workplace it holds the staff menu and nothing of the public site. */
export function Header({ isWorkplace, staff }: { isWorkplace: boolean; staff: StaffFrame }) {
  const t = useText()
  const session = useSession()
  const hydrated = useHydrated()
  const permissions = session.status === 'user' && session.mode === 'allowed' ? session.permissions : undefined
  return (
    <header className={isWorkplace ? `${styles.header} ${styles.workplace}` : styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.burger}
          popoverTarget={hydrated ? undefined : drawerId}
          aria-haspopup="dialog"
          aria-label={t('site.open_menu')}
          onClick={openDrawer}
        >
          <IconMenu2 size={24} aria-hidden="true" />
        </button>
        <Link to={isWorkplace ? dashboardScreens.dashboard.to() : siteScreens.home.to()} className={styles.home}>
          <Logo alone={isWorkplace} />
        </Link>
        {!isWorkplace && <PublicMenu />}
        {permissions && (
          <div className={styles.staff}>
            <Suspense>
              <staff.Menu className={styles.link} permissions={permissions} shape={isWorkplace ? 'bar' : 'folded'} />
            </Suspense>
          </div>
        )}
        <div className={styles.tools}>
          {isWorkplace && permissions && (
            <Suspense>
              <staff.Tools />
            </Suspense>
          )}
          {isWorkplace || permissions ? (
            <div className={styles.account}>
              <Suspense>
                <AccountMenu withSwitches={isWorkplace} />
              </Suspense>
            </div>
          ) : (
            <nav className={styles.account} aria-label={t('site.account_navigation')}>
              <AccountLinks className={styles.link} />
            </nav>
          )}
          {!isWorkplace && (
            <>
              <LanguageSwitch className={styles.language} />
              <ColorSchemeSwitch />
            </>
          )}
        </div>
      </div>
      <Drawer staffMenu={staff.Menu} />
    </header>
  )
}

/** The bar above what a client of the company reads without an account: no menu, and nothing that asks for a registration. */
export function CompanyHead() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <span className={styles.home}>
          <Logo />
        </span>
        <div className={styles.tools}>
          <LanguageSwitch className={styles.language} />
          <ColorSchemeSwitch />
        </div>
      </div>
    </header>
  )
}

function PublicMenu() {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <nav className={styles.navigation} aria-label={t('site.main_navigation')}>
      {usePublicMenus().header.map((entry) => (
        <MenuLink key={entry.label} to={entry.to} isCurrent={isCurrentEntry(entry, pathname)}>
          {t(entry.label)}
        </MenuLink>
      ))}
    </nav>
  )
}

function MenuLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  const ahead = useAheadOf(to)
  return (
    <Link to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined} {...ahead}>
      {children}
    </Link>
  )
}
