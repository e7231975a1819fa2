import { useRef } from 'react'
import { NavLink } from 'react-router'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../i18n/language.tsx'
import { useSession } from '../session/use-session.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './account-menu.module.css'
import { shut, useShutOnNavigation } from './shut-on-navigation.ts'
import { ColorSchemeSwitch, LanguageSwitch } from './switches.tsx'

const menuId = 'account-menu'

/** The logged-in colleague as initials, with a menu of account, public site, logout and, on workplaces, language and colours. */
export default function AccountMenu({ withSwitches }: { withSwitches: boolean }) {
  const t = useText()
  const session = useSession()
  const menu = useRef<HTMLElement>(null)
  useShutOnNavigation(menu)
  if (session.status !== 'user') return null
  const { fullname, email } = session.user
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={menuId} aria-label={fullname} title={fullname}>
        <span data-initials={initialsOf(fullname)} />
      </button>
      <nav ref={menu} id={menuId} popover="auto" className={styles.menu} aria-label={t('site.account_navigation')}>
        <p>
          <strong>{fullname}</strong>
          <br />
          {email}
        </p>
        <AccountLinks whole className={styles.item} />
        <NavLink to={siteScreens.home.to()} className={styles.item}>
          {t('menu.public_site')}
        </NavLink>
        {withSwitches && (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on a switch closes the menu.
          <div className={styles.switches} onClick={() => shut(menu.current)}>
            <LanguageSwitch className={styles.item} />
            <ColorSchemeSwitch className={styles.item} />
          </div>
        )}
      </nav>
    </>
  )
}

/** The first letters of the first two words of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => [...word][0] ?? '').join('')
}
