import { NavLink } from 'react-router'
import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { TextKey } from '../../../platform/i18n/translate.ts'
import styles from './profile-menu.module.css'

interface Section {
  readonly label: TextKey
  /** Where the section is; absent while its screen is not built. */
  readonly to?: string
  /** Open although the profile is not complete. */
  readonly always?: boolean
}

const sections: readonly Section[] = [
  { label: 'profile.menu.profile', to: paths.profile(), always: true },
  { label: 'profile.menu.applications', to: paths.profileDashboard(), always: true },
  { label: 'profile.menu.skills' },
  { label: 'profile.menu.experience' },
  { label: 'profile.menu.portfolio' },
  { label: 'profile.menu.professional' },
  { label: 'profile.menu.references' },
]

/** The sections of a profile. All but the profile itself stay shut until it is complete, and say why (PRO-01). */
export function ProfileMenu({ complete }: { complete: boolean }) {
  const t = useText()
  return (
    <nav aria-label={t('profile.menu')} className={styles.menu}>
      <ul>
        {sections.map(({ label, to, always }) => (
          <li key={label}>
            {to && (always || complete) ? (
              <NavLink to={to} end>
                {t(label)}
              </NavLink>
            ) : (
              <span aria-disabled="true" className={styles.shut}>
                {t(label)} <small>{t(complete ? 'profile.soon' : 'profile.incomplete_short')}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
