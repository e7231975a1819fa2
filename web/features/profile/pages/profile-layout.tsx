import { Outlet } from 'react-router'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ProfileMenu } from '../parts/profile-menu.tsx'
import { usePersonal } from '../profile.queries.ts'
import styles from './profile-layout.module.css'

/** The candidate's area: its menu beside the section that is open (PRO-01). */
export default function ProfileLayout() {
  const t = useText()
  const personal = usePersonal()
  return (
    <div className={`page ${styles.layout}`}>
      <AsyncSection query={personal} skeleton={<p role="status">{t('profile.checking')}</p>}>
        {({ data }) => (
          <>
            <ProfileMenu complete={data.complete} />
            <div>
              <Outlet />
            </div>
          </>
        )}
      </AsyncSection>
    </div>
  )
}
