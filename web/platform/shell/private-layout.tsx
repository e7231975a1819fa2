import { Outlet, useLocation } from 'react-router'
import { secondFactorScreens } from '#domain/people/second-factor/second-factor.screens.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { QueryProvider } from '../client/queries.tsx'
import { addAudiences } from '../i18n/catalog.ts'
import { useSession } from '../session/use-session.ts'
import { rememberPlace } from '../session/way-back.ts'
import { framed } from './frame.ts'
import { Redirect } from './redirect.tsx'
import { screenMeta } from './screen-meta.ts'
import { Waiting } from './waiting.tsx'

await addAudiences('candidate')

const requiredFactor = secondFactorScreens.requiredFactor.to()

export const handle = framed('personal')

export const meta = screenMeta

/** The layout of pages for logged-in people. Visitors go to the login and return (NAV-05). */
export default function PrivateLayout() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'user') {
    if (session.factorNeeded && location.pathname !== requiredFactor)
      return <Redirect to={requiredFactor} state={rememberPlace(location)} />
    return (
      <QueryProvider>
        <Outlet />
      </QueryProvider>
    )
  }
  if (session.status === 'nobody' && !session.left)
    return <Redirect to={sessionScreens.login.to()} state={rememberPlace(location)} />
  return <Waiting session={session} />
}
