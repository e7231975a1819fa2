import { NavLink } from 'react-router'
import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { laterSections } from './later-sections.ts'
import styles from './profile-menu.module.css'

const always = [
  { name: 'profile', to: paths.profile() },
  { name: 'applications', to: paths.profileDashboard() },
] as const

/** The sections of a profile. All but the profile itself stay shut until it is complete, and say why (PRO-01). */
export function ProfileMenu({ complete }: { complete: boolean }) {
  const t = useText()
  return (
    <nav aria-label={t('profile.menu')} className={styles.menu}>
      <ul>
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
