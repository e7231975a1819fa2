import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ComponentType, type MouseEvent, Suspense, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '../forms/use-hydrated.ts'
import { useText } from '../i18n/language.tsx'
import { useSession } from '../session/use-session.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './drawer.module.css'
import { isCurrentEntry, usePublicMenus } from './public-menus.ts'
import { shut, useShutOnNavigation } from './shut-on-navigation.ts'
import type { StaffMenuProps } from './staff-menu.tsx'
import { ColorSchemeSwitch, LanguageSwitch } from './switches.tsx'

export const drawerId = 'menu'

/**
 * The left menu of small screens (NAV-02). It is a modal dialog: the page behind is inert, Escape closes it, and the browser restores the
 * focus. Before the scripts are loaded it works as a popover.
 */
export function Drawer({ staffMenu: StaffMenu }: { staffMenu: ComponentType<StaffMenuProps> }) {
  const t = useText()
  const session = useSession()
  const { header: menu } = usePublicMenus()
  const { pathname } = useLocation()
  const drawer = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  useShutOnNavigation(drawer)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; a press on the veil comes from a pointer.
    <dialog
      ref={drawer}
      id={drawerId}
      popover="auto"
      aria-label={t('site.main_navigation')}
      className={styles.drawer}
      onClick={(event) => isBeside(event) && shut(drawer.current)}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.close}
          {...(!hydrated && { popoverTarget: drawerId, popoverTargetAction: 'hide' as const })}
          onClick={() => shut(drawer.current)}
          aria-label={t('site.close_menu')}
        >
          <IconX size={24} aria-hidden="true" />
        </button>
      </div>
      <nav className={styles.group} aria-label={t('site.main_navigation')}>
        {menu.map((entry) => (
          <Link
            key={entry.label}
            to={entry.to}
            className={styles.link}
            aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
          >
            {t(entry.label)}
          </Link>
        ))}
      </nav>
      <nav className={styles.group} aria-label={t('site.account_navigation')}>
        <AccountLinks whole className={styles.link} />
      </nav>
      {session.status === 'user' && session.mode === 'allowed' && (
        <div className={styles.group}>
          <Suspense>
            <StaffMenu className={styles.link} permissions={session.permissions} shape="whole" />
          </Suspense>
        </div>
      )}
      <div className={styles.group}>
        <LanguageSwitch className={styles.link} />
        <ColorSchemeSwitch className={styles.link} />
      </div>
    </dialog>
  )
}

/** A press on the backdrop has the dialog as its target. */
function isBeside({ target, currentTarget, clientX }: MouseEvent): boolean {
  return target === currentTarget && clientX > currentTarget.getBoundingClientRect().right
}

export function openDrawer(): void {
  const drawer = document.getElementById(drawerId)
  if (!(drawer instanceof HTMLDialogElement) || drawer.open) return
  // Opened as a popover before the scripts were loaded.
  drawer.hidePopover?.()
  drawer.showModal()
}
