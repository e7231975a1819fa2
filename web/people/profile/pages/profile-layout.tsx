import { Navigate, Outlet, useLocation } from 'react-router'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { usePersonal } from '../../../platform/session/own-record.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Completeness } from '../parts/completeness.tsx'
import { ProfileMenu } from '../parts/profile-menu.tsx'
import { lockedSections } from '../parts/sections.ts'
import styles from './profile-layout.module.css'

/** The pages that show what a profile lacks; in the other sections it would distract. */
const startPages = [applicationScreens.myApplications.to(), profileSections.personal.to()]

/** The candidate's area: its menu beside the open section. Locked sections redirect to the profile until it is complete (PRO-01). */
export default function ProfileLayout() {
  const t = useText()
  const personal = usePersonal()
  const session = useSession()
  const { pathname } = useLocation()
  // Staff have no profile; their account page has their name and address.
  if (session.status === 'user' && session.mode === 'allowed') return <Navigate to={accountScreens.staffAccount.to()} replace />
  const isLocked = lockedSections.some(({ to }) => pathname.startsWith(to))
  return (
    <div className={`page ${styles.layout}`}>
      <AsyncSection query={personal} skeleton={<p role="status">{t('profile.checking')}</p>}>
        {({ data }) => (
          <>
            <div>
              <ProfileMenu complete={data.complete} missing={data.completeness.missing} />
              {startPages.includes(pathname) && <Completeness personal={data} />}
            </div>
            <div>{isLocked && !data.complete ? <Navigate to={profileSections.personal.to()} replace /> : <Outlet />}</div>
          </>
        )}
      </AsyncSection>
    </div>
  )
}
