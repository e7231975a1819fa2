import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { applicationScreens } from '#domain/applications/applications.screens.ts'
import { profileSections } from '#domain/profile/profile.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { laterSections } from './later-sections.ts'
import styles from './profile-menu.module.css'

const always = [
  { name: 'profile', to: profileSections.personal.to() },
  { name: 'applications', to: applicationScreens.myApplications.to() },
] as const

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
      <ul ref={row}>
        {[...always, ...laterSections].map((section) => (
          <li key={section.name}>
            {complete || always.some(({ name }) => name === section.name) ? (
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
