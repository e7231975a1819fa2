import { NavLink, useLocation } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { profileSections } from '#domain/people/profile/profile.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { useText } from '../i18n/language.tsx'
import { logOut } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { placeAfterLogin } from '../session/way-back.ts'

/**
 * The login for visitors; dashboard, account and logout for staff; applications, profile and logout for candidates (NAV-01, NAV-03). With
 * `whole` candidates also get the account.
 */
export function AccountLinks({ className, whole = false }: { className?: string | undefined; whole?: boolean }) {
  const session = useSession()
  const t = useText()
  const location = useLocation()
  if (session.status !== 'user') {
    return (
      <NavLink to={sessionScreens.login.to()} state={{ from: placeAfterLogin(location) }} className={className}>
        {t('menu.login')}
      </NavLink>
    )
  }
  return (
    <>
      {session.mode === 'allowed' && (
        <NavLink to={dashboardScreens.dashboard.to()} className={className}>
          {t('menu.dashboard')}
        </NavLink>
      )}
      {session.mode === 'denied' && (
        <>
          <NavLink to={applicationScreens.myApplications.to()} className={className}>
            {t('menu.applications')}
          </NavLink>
          <NavLink to={profileSections.personal.to()} end className={className}>
            {t('menu.profile')}
          </NavLink>
        </>
      )}
      {(whole || session.mode === 'allowed') && (
        <NavLink to={accountScreens[session.mode === 'allowed' ? 'staffAccount' : 'account'].to()} className={className}>
          {t('menu.account')}
        </NavLink>
      )}
      <button type="button" className={className} onClick={() => void logOut()}>
        {t('menu.logout')}
      </button>
    </>
  )
}
