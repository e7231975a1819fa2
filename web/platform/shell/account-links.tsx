import { NavLink, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../i18n/language.tsx'
import { logOut } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { placeBefore } from '../session/way-back.ts'

/** Login for visitors; profile, dashboard and logout for who is logged in (NAV-01, NAV-03). */
export function AccountLinks({ className }: { className?: string | undefined }) {
  const session = useSession()
  const t = useText()
  const location = useLocation()
  if (session.status !== 'user') {
    return (
      <NavLink to={paths.login()} state={{ from: placeBefore(location) }} className={className}>
        {t('menu.login')}
      </NavLink>
    )
  }
  return (
    <>
      {session.mode === 'allowed' && (
        <NavLink to={paths.dashboard()} className={className}>
          {t('menu.dashboard')}
        </NavLink>
      )}
      <NavLink to={paths.profile()} className={className}>
        {t('menu.profile')}
      </NavLink>
      <button type="button" className={className} onClick={() => void logOut()}>
        {t('menu.logout')}
      </button>
    </>
  )
}
