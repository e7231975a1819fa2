import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import styles from './profile-menu.module.css'
import { lockedSections, openSections } from './sections.ts'

/** The sections of a profile. Most are locked until the personal record is complete, and say why (PRO-01). */
export function ProfileMenu({ complete }: { complete: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  const row = useRef<HTMLUListElement>(null)
  // On a phone the sections are one scrolling row; this keeps the open section visible.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(pathname)}"]`)
    if (open) row.current?.scrollTo({ left: open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2 })
  }, [pathname])
  return (
    <nav aria-label={t('profile.menu')} className={styles.menu}>
      {/* Browsers do not scroll to a focused link that is partly visible. */}
      <ul ref={row} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}>
        {[...openSections, ...(complete ? lockedSections : [])].map((section) => (
          <li key={section.name}>
            <NavLink to={section.to} end>
              {t(`profile.menu.${section.name}`)}
            </NavLink>
          </li>
        ))}
        {!complete && (
          <li aria-hidden="true" className={styles.why}>
            {t('profile.incomplete_short')}
          </li>
        )}
        {!complete &&
          lockedSections.map(({ name }) => (
            <li key={name}>
              {/* The reason is shown once, and heard with each section. */}
              <span aria-disabled="true" className={styles.shut}>
                {t(`profile.menu.${name}`)} <span className="visually-hidden">{t('profile.incomplete_short')}</span>
              </span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
