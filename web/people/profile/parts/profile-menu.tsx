import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './profile-menu.module.css'
import { openSections, shutSections } from './sections.ts'

/** The sections of a profile. All but the profile itself stay shut until it is complete, and say why (PRO-01). */
export function ProfileMenu({ complete }: { complete: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  // On a phone the sections are one row that scrolls aside: the open one must be in sight.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(pathname)}"]`)
    if (open) row.current?.scrollTo({ left: open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2 })
  }, [pathname])
  return (
    <nav aria-label={t('profile.menu')} className={styles.menu}>
      {/* A browser leaves alone what is partly in sight. */}
      <ul ref={row} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
        {[...openSections, ...shutSections].map((section) => (
          <li key={section.name}>
            {complete || openSections.some(({ name }) => name === section.name) ? (
              <NavLink to={section.to} end>
                {t(`profile.menu.${section.name}`)}
              </NavLink>
            ) : (
              <span aria-disabled="true" className={styles.shut}>
                {t(`profile.menu.${section.name}`)} <small>{t('profile.incomplete_short')}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
