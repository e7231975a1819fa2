import { Navigate, Outlet, useLocation } from 'react-router'
import { admitsPath } from '#domain/kernel/permissions.ts'
import { paths } from '../../paths.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addressAudiences } from '../i18n/catalog.ts'
import { useSession } from '../session/use-session.ts'
import { Waiting } from './waiting.tsx'
import { rememberPlace } from './way-back.ts'

await addressAudiences('candidate', 'staff')

/** Around the administration: waits while the mode is unknown, sends others home, admits by module (NAV-06). */
export default function StaffLayout() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'nobody' && !session.left) return <Navigate to={paths.login()} state={rememberPlace(location)} replace />
  if (session.status !== 'user') return <Waiting session={session} />
  if (session.mode === 'denied') return <Navigate to={paths.home()} replace />
  if (!admitsPath(session.permissions, location.pathname)) return <Navigate to={paths.dashboard()} replace />
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
