import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { framePart } from '../ui/lazy-part.ts'
import { forgetDeparture, startSession } from './session.ts'
import { useSession } from './use-session.ts'
import { rememberIdle } from './way-back.ts'

// Visitors have no session to guard.
export const loadSessionGuard = () => import('./session-guard.tsx')
const SessionGuard = framePart(loadSessionGuard)

/** Present once on every page: starts the session, has it guarded, and sends people who have logged out to the home page. */
export function SessionWatch() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [idle, setIdle] = useState(false)
  const left = session.status === 'nobody' && session.left === true
  const atHome = location.pathname === siteScreens.home.to()

  useEffect(startSession, [])

  // An open dialog was not answered, neither here nor in another tab.
  const goHome = useEffectEvent(() => {
    void navigate(siteScreens.home.to(), { replace: atHome, state: idle ? rememberIdle(location) : null })
  })
  useEffect(() => {
    if (left) goHome()
  }, [left])

  useEffect(() => {
    // Not before the home page is on screen: the private page would redirect to the login.
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
