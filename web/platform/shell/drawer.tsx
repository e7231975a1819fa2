import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { lazy, Suspense, useRef } from 'react'
import { NavLink } from 'react-router'
import { useText } from '../i18n/language.tsx'
import { useSession } from '../session/use-session.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './drawer.module.css'
import { usePublicMenus } from './public-menus.ts'
import { useShutOnNavigation } from './shut-on-navigation.ts'
import { LanguageSwitch } from './switches.tsx'

const StaffMenu = lazy(() => import('./staff-menu.tsx'))

export const drawerId = 'menu'

/**
 * The left menu of small screens (NAV-02). A popover: it opens, closes and takes Escape before any script has loaded. It takes the
 * focus when it opens; the browser gives it back.
 */
export function Drawer() {
  const t = useText()
  const session = useSession()
  const { header: menu } = usePublicMenus()
  const drawer = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  useShutOnNavigation(drawer)

  return (
    <div
      ref={drawer}
      id={drawerId}
      popover="auto"
      className={styles.drawer}
      onToggle={({ newState }) => newState === 'open' && close.current?.focus()}
    >
      <div className={styles.top}>
        <button
          ref={close}
          type="button"
          className={styles.close}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={t('site.close_menu')}
        >
          <IconX size={24} aria-hidden="true" />
        </button>
      </div>
      <nav className={styles.group} aria-label={t('site.main_navigation')}>
        {menu.map(({ label, to }) => (
          <NavLink key={label} to={to} className={styles.link}>
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <nav className={styles.group} aria-label={t('site.account_navigation')}>
        <AccountLinks whole className={styles.link} />
      </nav>
      {session.status === 'user' && session.mode === 'allowed' && (
        <div className={styles.group}>
          <Suspense>
            <StaffMenu className={styles.link} permissions={session.permissions} />
          </Suspense>
        </div>
      )}
      <div className={styles.group}>
        <LanguageSwitch className={styles.link} />
      </div>
    </div>
  )
}
