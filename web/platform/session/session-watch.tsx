import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteScreens } from '#domain/site/site/site.screens.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { forgetDeparture, startSession } from './session.ts'
import { useSession } from './use-session.ts'
import { rememberIdle } from './way-back.ts'

// A visitor has no session to watch over.
const SessionGuard = lazyPart(() => import('./session-guard.tsx'))

/** Stands once on every page: begins the session, has it watched over, and leads home who has left it. */
export function SessionWatch() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [idle, setIdle] = useState(false)
  const left = session.status === 'nobody' && session.left === true
  const atHome = location.pathname === siteScreens.home.to()

  useEffect(startSession, [])

  // A dialog that is still open was not answered, here or in another tab.
  const goHome = useEffectEvent(() => {
    void navigate(siteScreens.home.to(), { replace: atHome, state: idle ? rememberIdle(location) : null })
  })
  useEffect(() => {
    if (left) goHome()
  }, [left])

  useEffect(() => {
    // Not before home is on screen: the private page that is being left would lead to the login.
    if (left && atHome) forgetDeparture()
  }, [left, atHome])

  return (
    session.status === 'user' && (
      <Suspense>
        <SessionGuard idle={idle} onIdle={setIdle} />
      </Suspense>
    )
  )
}
