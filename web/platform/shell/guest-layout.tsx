import { Navigate, Outlet, useLocation } from 'react-router'
import { startPageOf } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { placeBefore } from '../session/way-back.ts'

/** Around login and registration: who is logged in goes on, back to where they were or to their start (NAV-05, AUTH-02). */
export default function GuestLayout() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'user') return <Navigate to={placeBefore(location) ?? startPageOf(session.mode)} replace />
  return <Outlet />
}
