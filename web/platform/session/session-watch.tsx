import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { siteScreens } from '#domain/site/site.screens.ts'
import { watchExpiry } from './expiry-watch.ts'
import { watchIdleness } from './idle-watch.ts'
import { forgetDeparture, logOut, startSession } from './session.ts'
import { useSession } from './use-session.ts'
import { rememberIdle } from './way-back.ts'

const loadDialog = () => import('./idle-dialog.tsx')
const IdleDialog = lazy(loadDialog)

/** Stands once on every page: begins the session, watches over its end, and asks the idle person whether they are still there. */
export function SessionWatch() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [idle, setIdle] = useState(false)
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined)
  const loggedIn = session.status === 'user'
  const left = session.status === 'nobody' && session.left === true
  const atHome = location.pathname === siteScreens.home.to()

  useEffect(startSession, [])

  useEffect(() => {
    if (!loggedIn) return
    // Fetched now, because the network may be away when it is needed.
    void loadDialog()
    watch.current = watchIdleness(
      () => setIdle(true),
      () => setIdle(false),
    )
    const stopExpiry = watchExpiry()
    return () => {
      watch.current?.stop()
      stopExpiry()
      setIdle(false)
    }
  }, [loggedIn])

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

  if (!idle || !loggedIn) return null
  const resume = () => {
    setIdle(false)
    watch.current?.resume()
  }
  const leave = () => {
    setIdle(false)
    void logOut()
  }
  return (
    <Suspense>
      <IdleDialog onContinue={resume} onLogOut={leave} onTimeUp={() => void logOut()} />
    </Suspense>
  )
}
