import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../i18n/language.tsx'
import { useSession } from '../session/use-session.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './account-menu.module.css'
import { useShutOnNavigation } from './shut-on-navigation.ts'

const menuId = 'account-menu'

/** The logged-in person on staff pages, with a menu of profile, public site and logout. */
export default function AccountMenu() {
  const t = useText()
  const session = useSession()
  const menu = useRef<HTMLElement>(null)
  useShutOnNavigation(menu)
  if (session.status !== 'user') return null
  const { fullname, email } = session.user
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={menuId} title={t('site.account_navigation')}>
        <span className={styles.name}>{fullname}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <nav ref={menu} id={menuId} popover="auto" className={styles.menu} aria-label={t('site.account_navigation')}>
        <p>{email}</p>
        <AccountLinks whole className={styles.item} />
        <NavLink to={siteScreens.home.to()} className={styles.item}>
          {t('menu.public_site')}
        </NavLink>
      </nav>
    </>
  )
}
